/** The page that is measured: one tag, the single file, and a server that gzips both. */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** @import { AddressInfo } from 'node:net' */
/** @import { Page } from 'puppeteer-core' */

/** A phone of the middle range beside the machine that the tests run on, as Lighthouse has it. */
const CPU_SLOWDOWN = 4;

// Modules run in their order, and elements draw before the next one starts.
const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A page with a checker</title>
    <link rel="icon" href="data:," />
    <script type="module" src="eligibility-checker.js"></script>
    <script type="module">
      performance.mark('opening');
    </script>
  </head>
  <body>
    <eligibility-checker></eligibility-checker>
  </body>
</html>
`;

/**
 * @param {string | Buffer} code of the single file
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function servePage(code) {
  const bodies = {
    '/': { type: 'text/html', body: gzipSync(HTML) },
    '/eligibility-checker.js': { type: 'text/javascript', body: gzipSync(code, { level: 9 }) },
  };
  const server = createServer((request, response) => {
    const found = bodies[/** @type {keyof typeof bodies} */ (request.url)];
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': found.type,
        'content-encoding': 'gzip',
        'content-length': found.body.length,
      })
      .end(found.body);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {AddressInfo} */ (server.address());
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      done({ origin: `http://127.0.0.1:${port}/`, close });
    });
  });
}

/** @param {Page} page */
export async function slowDown(page) {
  const client = await page.createCDPSession();
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

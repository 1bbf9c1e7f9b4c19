import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Files = ReadonlyMap<string, readonly [type: string, body: string]>;

/** A server of files by path, which may still come while it runs. */
export async function serveFiles(
  files: Files,
  headers: Readonly<Record<string, string>>,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const [type, body] = files.get(path) ?? ['text/plain', 'There is no such page.'];
    response.writeHead(files.has(path) ? 200 : 404, {
      'content-type': `${type}; charset=utf-8`,
      ...headers,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
    },
  };
}

/** Unpacks the browser that `@sparticuz/chromium` ships into `TMPDIR`; see `browser.mjs`. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();

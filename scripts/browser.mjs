/**
 * Which browser the tests and the story runner start, and how.
 *
 * An installed Chrome or Chromium is taken first. Where there is none, on Linux x64, the binary that
 * the npm package `@sparticuz/chromium` ships does, so that `npm test` needs nothing but npm.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args
 * @property {Record<string, string | undefined>} env
 */

/**
 * The browser's language, on Linux: without it, a machine set to "POSIX" has `navigator.language` say
 * "en-US@posix", which Intl refuses. Elsewhere `--lang` does it.
 */
const LC_ALL = 'en_US.UTF-8';

/**
 * Plain test flags. The ones that `@sparticuz/chromium` suggests are not used: they switch web
 * security off. Chromium talks to its maker at start unless told not to.
 */
const ARGS = [
  '--headless=new',
  '--no-sandbox', // root in a container cannot use the sandbox
  '--disable-gpu',
  '--disable-dev-shm-usage', // /dev/shm is 64 MB in most containers
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-quic',
  '--disable-sync',
  '--lang=en-US',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
];

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const PLACES = {
  darwin: ['Google Chrome', 'Chromium'].flatMap((app) =>
    ['/Applications', join(homedir(), 'Applications')].map(
      (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
    ),
  ),
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
  linux: ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
};

/** @returns {string | undefined} */
function installedBrowser() {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const places = /** @type {Record<string, string[]>} */ (PLACES)[process.platform] ?? [];
  return [...inPath, ...places].find((path) => existsSync(path));
}

/** Whether `@sparticuz/chromium` runs on this machine. */
export const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * The package unpacks into the folder for temporary files, where another user's copy, or half a copy
 * left by a killed run, would be taken for ours. Unpack beside `node_modules` and move into place.
 *
 * @returns {Promise<Browser>}
 */
export async function packagedBrowser() {
  const cache = resolve('node_modules/.cache/chromium');
  if (!existsSync(cache)) {
    await mkdir(resolve('node_modules/.cache'), { recursive: true });
    const work = await mkdtemp(`${cache}-`);
    // In a process of its own: the package learns from two variables where to unpack, and that its
    // copies of the system libraries are wanted as well; ours must not keep them.
    await promisify(execFile)(process.execPath, ['scripts/unpack-chromium.mjs'], {
      env: { ...process.env, TMPDIR: work, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    await writeFile(
      join(work, 'fonts.conf'),
      `<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${cache}/fonts</dir>
  <cachedir>${cache}/fonts-cache</cachedir>
</fontconfig>
`,
    );
    await rename(work, cache).catch(async (/** @type {unknown} */ error) => {
      await rm(work, { recursive: true });
      if (!existsSync(cache)) throw error; // else another run was first
    });
  }
  return {
    executablePath: join(cache, 'chromium'),
    args: ARGS,
    env: {
      ...process.env,
      LC_ALL,
      LD_LIBRARY_PATH: [join(cache, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: join(cache, 'fonts.conf'),
    },
  };
}

/**
 * @returns {Promise<Browser>}
 * @throws {Error} where there is no browser to be had; the message says what to install
 */
export async function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) {
    throw new Error(`CHROME_PATH is ${given}, and there is no such file.`);
  }
  const executablePath = given ?? installedBrowser();
  if (executablePath) return { executablePath, args: ARGS, env: { ...process.env, LC_ALL } };
  if (hasPackagedBrowser) return packagedBrowser();
  throw new Error('No browser found: install Chrome or Chromium, or set CHROME_PATH to one.');
}

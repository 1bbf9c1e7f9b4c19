import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs a command line, with the project's own tools found first, and shows what it prints.
 *
 * @param {string} command
 * @returns {Promise<{ code: number, stdout: string }>}
 */
export function run(command) {
  return new Promise((done, fail) => {
    const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PATH },
    });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      stdout += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', fail);
    // No code: ended by a signal.
    child.on('close', (code) => {
      done({ code: code ?? 1, stdout });
    });
  });
}

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks for a password without showing it; from a pipe, its first line is taken.
 * @param {string} question
 * @returns {Promise<string>}
 */
export function readPassword(question) {
  const { stdin, stderr } = process;
  // What is typed goes nowhere, so it stays out of the screen and of any log.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY === true });
  if (stdin.isTTY) stderr.write(question);
  return new Promise((resolve) => {
    let answer = '';
    lines.once('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.once('SIGINT', () => process.exit(130));
    lines.once('close', () => {
      if (stdin.isTTY) stderr.write('\n');
      resolve(answer);
    });
  });
}

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Prompts for a password without showing it, or reads the first line of a pipe.
 * @param {string} question
 * @returns {Promise<string>}
 */
export function readPassword(question) {
  const { stdin, stderr } = process;
  // Discards the echo of the typed characters.
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

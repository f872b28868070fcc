/*
 * firebase-tools parses each chunk that its Storage rules runtime prints as one JSON document. Two answers
 * in one chunk, which happens when two pictures load at once, are both dropped and the requests hang.
 * This patch hands the output on line by line.
 *
 * https://github.com/firebase/firebase-tools/issues/6194, fix proposed in
 * https://github.com/firebase/firebase-tools/pull/6615 (open)
 */
import childProcess from 'node:child_process';
import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';

const spawn = childProcess.spawn;

/** @type {any} */ (childProcess).spawn = (/** @type {Parameters<typeof spawn>} */ ...call) => {
  const child = spawn(...call);
  const isRulesRuntime = JSON.stringify(call.slice(0, 2)).includes('storage-rules-runtime');
  if (isRulesRuntime && child.stdout) child.stdout = byLines(child.stdout);
  return child;
};

/** @param {import('node:stream').Readable} source */
function byLines(source) {
  // Object mode keeps the chunks as they were written.
  const lines = new PassThrough({ objectMode: true });
  createInterface({ input: source }).on('line', (line) => lines.write(Buffer.from(line)));
  return lines;
}

/*
 * Loaded into firebase-tools before anything else (`node --import`). It takes every piece of text that
 * comes from its Storage rules runtime for one answer. When two answers arrive in one piece, which happens
 * with two pictures at once on a busy machine, it drops both, and those pictures never load. Here it gets
 * one line at a time.
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
  // In object mode, pieces are handed on as they were written and never put together.
  const lines = new PassThrough({ objectMode: true });
  createInterface({ input: source }).on('line', (line) => lines.write(Buffer.from(line)));
  return lines;
}

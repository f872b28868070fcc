import { expect, it } from 'vitest';
import { readConsistently } from '../../functions/src/firebase/read-consistently.ts';
import { db } from './staff.ts';

it('a read that fails rejects what its caller waits for, and nothing that nobody waits for', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  // The database refuses reserved names.
  const reading = readConsistently((reader) => reader.get(db.doc('__reserved__/refused')));
  await expect(reading).rejects.toThrow(/reserved/i);
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

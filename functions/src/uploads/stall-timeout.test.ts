import { PassThrough } from 'node:stream';
import { steadily } from './stall-timeout.ts';

it('a file that stalls midway is given up, and its connection with it', async () => {
  const file = new PassThrough();
  const pieces = steadily(file, 20);
  file.write('half');
  expect(String((await pieces.next()).value)).toBe('half');
  await expect(pieces.next()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(file.destroyed).toBe(true);
});

it('a slow reader gets the whole file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const file = new PassThrough();
  file.end('whole');
  let text = '';
  for await (const piece of steadily(file, 20)) {
    await vi.advanceTimersByTimeAsync(40);
    text += piece.toString();
  }
  vi.useRealTimers();
  expect(text).toBe('whole');
});

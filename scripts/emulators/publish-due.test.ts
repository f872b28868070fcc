import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishDueEveryMinute } from './publish-due.js';

afterEach(() => vi.useRealTimers());

it('asks once a minute, also after an attempt that failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked: string[] = [];
  const server = createServer(({ method, url }, res) => {
    asked.push(`${method} ${url}`);
    if (asked.length === 1) res.destroy();
    else res.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  publishDueEveryMinute(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  for (const times of [1, 2]) {
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(asked).toHaveLength(times), { timeout: 60_000 });
  }
  expect(asked).toEqual(['POST /api/recompose', 'POST /api/recompose']);
  server.close();
});

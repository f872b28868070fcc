import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import type { Limit } from './counters.ts';
import { countUse } from './limiter.ts';

const shared: Limit = { key: 'bookings of a test', most: 60, windowMs: 3_600_000, shards: 4 };
const own: Limit = { key: 'bookings from a test', most: 10, windowMs: 3_600_000 };

let used = 0;
const reads: number[] = [];

/** Counters that have all been used equally often. */
beforeEach(() => {
  reads.length = 0;
  vi.stubEnv('LIMITS_KEY', 'a-secret');
  const fields = () => ({ count: used, expiresAt: Timestamp.fromMillis(Date.now() + 60_000) });
  vi.spyOn(database(), 'getAll').mockImplementation((async (...refs: unknown[]) => {
    reads.push(refs.length);
    return refs.map(() => ({ get: (name: 'count' | 'expiresAt') => fields()[name], updateTime: undefined }));
  }) as never);
  vi.spyOn(database(), 'batch').mockReturnValue({ create: () => {}, commit: async () => [] } as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('who asks again above a limit costs one read, until the limit is free', async () => {
  used = 12;
  const ask = () => countUse([shared, own]);
  await expect(ask()).rejects.toMatchObject({ status: 429 });
  for (let call = 0; call < 3; call += 1) await expect(ask()).rejects.toMatchObject({ status: 429 });
  expect(reads).toEqual([5, 1, 1, 1]);
  used = 3;
  expect(await ask()).toHaveLength(2);
  expect(await ask()).toHaveLength(2);
  expect(reads.slice(4)).toEqual([1, 5, 5]);
});

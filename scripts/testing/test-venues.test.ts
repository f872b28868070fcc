import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceVenues, announcedVenues, ownVenue, untilFree } from './test-venues.js';

const first = { SITE_URL: 'http://127.0.0.1:5021' };
const second = { SITE_URL: 'http://127.0.0.1:5023' };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'test-venues-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('each worker has a venue of its own, the one after a failed worker too', () => {
  const env = announceVenues([{ env: first }, { env: second }], folder);
  expect(announcedVenues(env)).toHaveLength(2);
  expect(ownVenue({ ...env, TEST_PARALLEL_INDEX: '0' }).env).toEqual(first);
  expect(ownVenue({ ...env, TEST_PARALLEL_INDEX: '1' }).env).toEqual(second);
  expect(() => ownVenue({ ...env, TEST_PARALLEL_INDEX: '2' })).toThrow('no venue for worker 2');
});

it('without announced venues there is one, which the environment names', () => {
  expect(announcedVenues({})).toEqual([{ env: {} }]);
  expect(ownVenue({ TEST_PARALLEL_INDEX: '0' }).env).toEqual({});
});

it.each([
  ['pass', undefined],
  ['fail', new Error('They failed.')],
])('a worker waits for a venue that other tests are using, also when those %s', async (_, failure) => {
  const others = new EventEmitter();
  const env = announceVenues([{ env: first }, { env: second, free: once(others, 'end') }], folder);
  await untilFree(ownVenue({ ...env, TEST_PARALLEL_INDEX: '0' }));

  let isFree = false;
  const waiting = untilFree(ownVenue({ ...env, TEST_PARALLEL_INDEX: '1' })).then(() => (isFree = true));
  await new Promise((next) => setImmediate(next));
  expect(isFree).toBe(false);
  others.emit(failure ? 'error' : 'end', failure);
  await waiting;
});

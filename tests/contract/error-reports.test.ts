import { randomInt } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { counterPath } from '../../functions/src/limits/counters.ts';
import { examples } from '../../functions/src/api/openapi/examples.ts';
import { logLines } from '../../functions/src/logging/log-lines.ts';
import { everybodysReports } from '../../functions/src/api/calls/error-reports.ts';
import { call } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { db } from './staff.ts';
import { visitorFrom } from '../visitor.ts';

const report = examples.errorReport;
const newAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}-${randomInt(1e9)}`;
const send = (body: unknown, address = newAddress(), at?: string) =>
  call('POST', '/errors', { body, headers: visitorFrom(address), ...(at && { at }) });
const counter = db.doc(counterPath(everybodysReports));

// Other tests and runs have counted as well.
beforeEach(async () => void (await counter.delete()));

it("an error in a visitor's browser becomes one line of the log, and nothing is stored", async () => {
  const write = vi.spyOn(logLines, 'write').mockImplementation(() => {});
  const own = await openOwnApi();
  const before = (await db.listCollections()).map(({ id }) => id);
  expect(await send(report, newAddress(), own.at)).toMatchObject({ status: 200 });
  own.close();
  expect(write).toHaveBeenCalledOnce();
  expect(write.mock.calls[0]?.[0]).toMatchObject({
    severity: 'ERROR',
    message: expect.stringContaining('menus-page-1a2b3c4d.js:1:2345'),
    context: { reportLocation: { filePath: '/menus' } },
  });
  write.mockRestore();
  expect((await db.listCollections()).map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  const named = (await db.listCollections()).map(({ id }) => id).filter((id) => /error|report/i.test(id));
  expect(named).toEqual([]);
});

it.each([
  ['no message', { ...report, message: ' ' }, 'message'],
  ['a stack longer than any', { ...report, stack: 's'.repeat(4_001) }, 'stack'],
  ['a page that is none', { ...report, page: 7 }, 'page'],
])('%s is refused with the field at fault', async (_what, body, path) => {
  expect(await send(body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

it('one address is heard twelve times an hour', async () => {
  const address = newAddress();
  const statuses: number[] = [];
  for (let i = 0; i < 13; i += 1) statuses.push((await send(report, address)).status);
  expect(statuses).toEqual([...Array<number>(12).fill(200), 429]);
});

it('a caller of the function who claims another address with each report is heard as often', async () => {
  const own = await openOwnApi();
  const via = newAddress();
  const statuses: number[] = [];
  for (let i = 0; i < 13; i += 1) {
    const headers = visitorFrom(newAddress(), via);
    statuses.push((await call('POST', '/errors', { body: report, headers, at: own.at })).status);
  }
  own.close();
  expect(statuses).toEqual([...Array<number>(12).fill(200), 429]);
});

it('everybody together is heard so often, and then nobody is until the hour is over', async () => {
  const expiresAt = new Date(Date.now() + 60_000);
  await counter.set({ count: everybodysReports.most - 1, expiresAt });
  expect((await send(report)).status).toBe(200);
  expect((await send(report)).status).toBe(429);
  await counter.delete();
});

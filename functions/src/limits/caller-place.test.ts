import { logLines } from '../logging/log-lines.ts';
import { readCaller } from './caller-place.ts';

/** A server of Hosting's, as the platform appends it. */
const hosting = '66.249.93.40';

function from(headers: Record<string, string>) {
  const get = (name: string) => headers[name.toLowerCase()];
  return readCaller({ get } as Parameters<typeof readCaller>[0]);
}

/** A request that the platform got from `hop`, and whatever the caller wrote. */
const calledBy = (hop: string, claimed: string, before = claimed) =>
  from({ 'fastly-client-ip': claimed, 'x-forwarded-for': `${before}, ${hop}` });

it("behind Hosting the visitor's address comes from its edge", () => {
  expect(calledBy(hosting, '192.0.2.7')).toEqual({ address: '192.0.2.7', via: hosting });
  expect(calledBy('2a00:1450:4864:20::5', '192.0.2.7').address).toBe('192.0.2.7');
});

it.each([
  ['an address that is claimed', '192.0.2.7'],
  ['a server of Google’s that is claimed in front of it', `192.0.2.7, ${hosting}`],
])('a caller of the function’s own URL counts by their own address, and not by %s', (_what, before) => {
  vi.spyOn(logLines, 'write').mockImplementation(() => {});
  expect(calledBy('203.0.113.5', '192.0.2.7', before)).toEqual({
    address: '203.0.113.5',
    via: '203.0.113.5',
  });
  // A rented machine at Google.
  expect(calledBy('34.76.10.9', '192.0.2.7', before).address).toBe('34.76.10.9');
  expect(calledBy('not-an-address', '192.0.2.7', before).address).toBe('not-an-address');
  vi.restoreAllMocks();
});

it('without the header the last hop counts, and without an entry of the platform nothing does', () => {
  expect(from({ 'x-forwarded-for': '1.1.1.1, 2001:db8::5' })).toEqual({
    address: '2001:db8:0:0',
    via: '2001:db8:0:0',
  });
  expect(from({ 'fastly-client-ip': '192.0.2.7' })).toEqual({ address: undefined, via: undefined });
  expect(from({})).toEqual({ address: undefined, via: undefined });
});

it('what is not believed is logged once, without the address', async () => {
  vi.resetModules();
  const { readCaller: place } = await import('./caller-place.ts');
  const { logLines: lines } = await import('../logging/log-lines.ts');
  const write = vi.spyOn(lines, 'write').mockImplementation(() => {});
  const headers: Record<string, string> = {
    'Fastly-Client-IP': '192.0.2.7',
    'X-Forwarded-For': '203.0.113.5',
  };
  for (let time = 0; time < 3; time += 1) place({ get: (name: string) => headers[name] } as never);
  expect(write).toHaveBeenCalledOnce();
  expect(write.mock.calls[0]?.[0]).toMatchObject({ severity: 'WARNING', network: '203 0' });
  vi.restoreAllMocks();
});

it.each([
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.9', '192.0.2.9'],
])('%s counts as %s', (address, counted) => {
  expect(calledBy(hosting, address).address).toBe(counted);
});

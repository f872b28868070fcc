import { clientIp } from './caller-place.ts';

/** A request with these headers. */
function from(headers: Record<string, string>) {
  const get = (name: string) => headers[name.toLowerCase()];
  return clientIp({ get } as Parameters<typeof clientIp>[0]);
}

it("the visitor's address comes from Hosting's edge", () => {
  expect(from({ 'fastly-client-ip': '192.0.2.7', 'x-forwarded-for': '10.0.0.1' })).toBe('192.0.2.7');
});

it('only the last forwarded address counts, which the platform writes', () => {
  expect(from({ 'x-forwarded-for': '1.1.1.1, 192.0.2.8' })).toBe('192.0.2.8');
});

it('without the headers there is no address', () => {
  expect(from({})).toBeUndefined();
});

it.each([
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.9', '192.0.2.9'],
])('%s counts as %s', (address, counted) => {
  expect(from({ 'fastly-client-ip': address })).toBe(counted);
});

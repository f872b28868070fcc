import { callerPlace } from './caller-place.ts';

function from(headers: Record<string, string>) {
  const get = (name: string) => headers[name.toLowerCase()];
  return callerPlace({ get } as Parameters<typeof callerPlace>[0]);
}

it('a forged address does not change the last hop', () => {
  const forged = { 'fastly-client-ip': '192.0.2.7', 'x-forwarded-for': '192.0.2.7, 203.0.113.5' };
  expect(from(forged)).toEqual({ address: '192.0.2.7', via: '203.0.113.5' });
});

it('at the function’s own URL both are the visitor', () => {
  expect(from({ 'x-forwarded-for': '1.1.1.1, 2001:db8::5' })).toEqual({
    address: '2001:db8:0:0',
    via: '2001:db8:0:0',
  });
});

it('without the headers neither is known', () => {
  expect(from({})).toEqual({ address: undefined, via: undefined });
});

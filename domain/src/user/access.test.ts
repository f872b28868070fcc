import { admits, readAccessData } from './access.ts';
import { roles } from '../roles.ts';

it.each(roles)('a %s is admitted with the current role, from its first second on', (role) => {
  expect(admits({ role, since: 100 }, { role, authTime: 100 })).toBe(true);
  expect(admits({ role, since: 100 }, { role, authTime: 99 })).toBe(false);
});

it.each(roles.flatMap((token) => roles.filter((now) => now !== token).map((now) => [token, now] as const)))(
  'a token with the role %s is not admitted when the current role is %s',
  (role, now) => {
    expect(admits({ role: now, since: 0 }, { role, authTime: 100 })).toBe(false);
  },
);

it('neither a disabled account nor one without a document is admitted', () => {
  for (const role of roles) {
    expect(admits({ role: null, since: 0 }, { role, authTime: 100 })).toBe(false);
    expect(admits(undefined, { role, authTime: 100 })).toBe(false);
  }
});

it('nothing is granted unless the document lists it, whatever else it says', () => {
  const granted = (permissions?: unknown) =>
    readAccessData({ role: 'chef', since: 7, permissions }).permissions;
  expect(granted(['changeDishes'])).toEqual(['changeDishes']);
  expect(granted(['everything', 'changeDishes', 5])).toEqual(['changeDishes']);
  for (const none of [undefined, null, [], ['editContent'], 'changeDishes', { changeDishes: true }])
    expect(granted(none)).toEqual([]);
});

it('a damaged document admits nobody', () => {
  expect(readAccessData({ role: 'admin', since: 7 })).toEqual({ role: 'admin', since: 7, permissions: [] });
  for (const damaged of [{ role: 'owner', since: 7 }, { role: 'admin', since: '7' }, { role: 'admin' }, {}]) {
    const access = readAccessData(damaged);
    for (const role of roles) expect(admits(access, { role, authTime: 100 })).toBe(false);
  }
});

import { admits, readAccessData } from './access.ts';
import { roles } from '../roles.ts';

it.each(roles)('a %s gets in with the role that holds, from its first second on', (role) => {
  expect(admits({ role, since: 100 }, { role, authTime: 100 })).toBe(true);
  expect(admits({ role, since: 100 }, { role, authTime: 99 })).toBe(false);
});

it.each(roles.flatMap((token) => roles.filter((now) => now !== token).map((now) => [token, now] as const)))(
  'a token that says %s does not count where %s holds',
  (role, now) => {
    expect(admits({ role: now, since: 0 }, { role, authTime: 100 })).toBe(false);
  },
);

it('neither a closed account nor one without a document lets anybody in', () => {
  for (const role of roles) {
    expect(admits({ role: null, since: 0 }, { role, authTime: 100 })).toBe(false);
    expect(admits(undefined, { role, authTime: 100 })).toBe(false);
  }
});

it('a damaged document lets nobody in', () => {
  expect(readAccessData({ role: 'admin', since: 7 })).toEqual({ role: 'admin', since: 7 });
  for (const damaged of [{ role: 'owner', since: 7 }, { role: 'admin', since: '7' }, { role: 'admin' }, {}]) {
    const access = readAccessData(damaged);
    for (const role of roles) expect(admits(access, { role, authTime: 100 })).toBe(false);
  }
});

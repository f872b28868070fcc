import { judgeAccess, signInPathOf } from './access-judgement.ts';

const session = { role: 'admin', authTime: 1_000 } as const;

it.each([
  ['the same role and an older change', { role: 'admin', since: 999 }, undefined],
  ['a change in the second of the sign-in', { role: 'admin', since: 1_000 }, undefined],
  ['no document', undefined, 'disabled'],
  ['a document without a role', { role: null, since: 999 }, 'disabled'],
  ['a role that does not exist', { role: 'owner', since: 999 }, 'disabled'],
  ['another role', { role: 'chef', since: 999 }, 'rights-changed'],
  ['more rights than before', { role: 'super', since: 1_001 }, 'rights-changed'],
  ['a password that is newer than the sign-in', { role: 'admin', since: 1_001 }, 'password-changed'],
  ['a time that is none', { role: 'admin', since: '1001' }, 'not-valid'],
])('%s', (_what, access, reason) => {
  expect(judgeAccess(access, session)).toBe(reason);
});

it.each([
  ['chef', '/admin-login', '/chef-login'],
  ['admin', '/chef-login', '/admin-login'],
  ['super', '/admin-signin', '/admin-signin'],
  [null, '/chef-login', '/chef-login'],
])('a %s who came in at %s signs in again at %s', (role, before, now) => {
  expect(signInPathOf(role, before)).toBe(now);
});

import { mailboxKey } from './mailbox-key.ts';

it.each([
  ['Brid@Guest.TEST', 'brid@guest.test'],
  ['brid+1@guest.test', 'brid@guest.test'],
  ['brid+1+2@guest.test', 'brid@guest.test'],
  ['brid.considine@guest.test', 'brid.considine@guest.test'],
  ['brid.considine+x@gmail.com', 'bridconsidine@gmail.com'],
  ['b.r.i.d@googlemail.com', 'brid@gmail.com'],
  ['+353875550101@guest.test', '+353875550101@guest.test'],
])('%s is counted as %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key);
});

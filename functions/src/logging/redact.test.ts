import { beginning, redact } from './redact.ts';

it.each([
  ["550 <bob.o'neill+x@guest.example> unknown", '550 <[email]> unknown'],
  ['user bob%40guest.example', 'user [email]'],
  ['from 203.0.113.7:443', 'from [ip]:443'],
  ['from 2001:db8::7', 'from [ip]'],
  ['from ::ffff:203.0.113.7', 'from [ip]'],
  ['from [2001:db8::7]:443', 'from [[ip]]:443'],
  ['from 2001:db8:0:1:0:0:0:5:443', 'from [ip]'],
  ['no answer from 2001:db8::7.', 'no answer from [ip]'],
  ['connect ECONNREFUSED 127.0.0.1:8080', 'connect ECONNREFUSED 127.0.0.1:8080'],
  ['GET https://x.example/a?key=1&b=2 failed', 'GET https://x.example/a?[…] failed'],
  ['smtps://user:secret@mail.example:465', 'smtps://[…]@mail.example:465'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer […]'],
  ['id eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'id [token]'],
  ['internal error. Raw server response: "{anything}"', 'internal error. Raw server response: […]'],
  ['at 12:34:56 on 2026-11-22', 'at 12:34:56 on 2026-11-22'],
  [
    'at x (/srv/node_modules/@google-cloud/firestore/build/src/index.js:10:5)',
    'at x (/srv/node_modules/@google-cloud/firestore/build/src/index.js:10:5)',
  ],
])('%s is logged as %s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

it('a long text is cut between words, so that no half of an address is left', () => {
  const cut = beginning(`${'word '.repeat(10)}somebody@guest.example`, 60);
  expect(cut).toBe(`${'word '.repeat(10).trimEnd()} […]`);
  expect(beginning('short', 60)).toBe('short');
});

import { readFileSync } from 'node:fs';
import { inProject } from '../shared/paths.js';
import { allowEmulators } from './allow-emulators.js';

it('pages may reach the emulators only where these run: nothing of them stands in firebase.json', () => {
  const text = readFileSync(inProject('firebase.json'), 'utf8');
  const { hosting } = JSON.parse(text);
  expect(JSON.stringify(hosting)).not.toContain('127.0.0.1');

  allowEmulators(hosting.headers, { auth: 1, firestore: 2, storage: 3, reviews: 4 });
  const policies = JSON.stringify(hosting);
  expect(policies).toContain("connect-src 'self' http://127.0.0.1:3 http://127.0.0.1:2 http://127.0.0.1:1;");
  expect(policies).toContain("connect-src 'self' http://127.0.0.1:3 http://127.0.0.1:2;");
  expect(policies).toContain("img-src 'self' data: blob: http://127.0.0.1:3 ");
  expect(policies).toContain("frame-src 'self' http://127.0.0.1:4 ");
});

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { sendTestMail } from '../../scripts/check-live/mail.js';
import { goodProject, openGoogleStandIn, project } from '../../scripts/google/google-stand-in.fixture.ts';
import { db } from './staff.ts';

const script = fileURLToPath(new URL('../../scripts/check-live.js', import.meta.url));

/** Runs `npm run check-live -- …` and gives its lines. */
async function checkLive(args: string[]) {
  const child = spawn(process.execPath, [script, ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((exited) => child.once('exit', exited));
  return { code, output };
}

it('the open demo venue is as a site should be, but for its demo accounts, which are named with what to do', async () => {
  const google = await openGoogleStandIn(goodProject());
  const url = process.env['SITE_URL']!;
  const { code, output } = await checkLive([
    ...['--url', url, '--allow-http', '--project', project, '--admin-api', google.at],
  ]);
  google.close();
  const named = (word: string) => output.split('\n').filter((line) => line.startsWith(word));
  for (const name of [
    'security headers',
    'Content-Security-Policy',
    'the front page',
    'no source maps',
    'a gig has its share card',
    'compressed: the front page',
    'compressed: the content of pages',
    'compressed: the API',
    'the API responds',
  ]) {
    expect(output, name).toMatch(new RegExp(`^ok +${name}`, 'm'));
  }
  for (const name of [
    'staff calls require a sign-in',
    'Firestore rules',
    'point-in-time recovery',
    'mail server',
  ]) {
    expect(output, name).toMatch(new RegExp(`^ok +${name}`, 'm'));
  }
  expect(named('NOT ok').filter((line) => line.includes('cannot sign in'))).toHaveLength(4);
  expect(output).toContain(`→ npm run staff -- remove super@venue.test --project ${project}`);
  expect(code).toBe(1);
}, 90_000);

it('http is for this machine only, and a test email needs a project', async () => {
  for (const args of [
    ['--url', 'http://lantern.example'],
    ['--url', 'https://x.example', '--mail-to', 'a@b.example'],
  ]) {
    expect(await checkLive(args)).toMatchObject({
      code: 1,
      output: expect.stringContaining('npm run check-live'),
    });
  }
}, 30_000);

it('a test email is stored like those of bookings, and its delivery is reported', async () => {
  const to = `${randomUUID()}@contract.test`;
  const delivery = sendTestMail('demo-venue', to);
  const left = await vi.waitFor(async () => {
    const { docs } = await db.collection('mail').where('to', 'array-contains', to).get();
    expect(docs).toHaveLength(1);
    return docs[0]!;
  }, 30_000);
  const told = { state: 'ERROR', error: 'The mail server rejected our sign-in.' };
  let reported: unknown;
  void delivery.then((state) => (reported = state));
  // In place of a mail server, which the emulators lack. Their function may try and fail in between: then once more.
  await vi.waitFor(
    async () => {
      await left.ref.update({ delivery: told });
      expect(reported).toEqual(told);
    },
    { timeout: 60_000, interval: 700 },
  );
  await left.ref.delete();
}, 60_000);

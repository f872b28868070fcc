import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { call } from './call.ts';
import { auth, db } from './staff.ts';

const script = fileURLToPath(new URL('../../scripts/staff.js', import.meta.url));
const id = randomUUID().slice(0, 8);
const email = `script-${id}@contract.test`;
const password = `typed-${id}-password`;

afterAll(async () => {
  const left = await auth.getUserByEmail(email).catch(() => undefined);
  if (!left) return;
  await auth.deleteUser(left.uid);
  await db.doc(`users/${left.uid}`).delete();
});

/** Runs `npm run staff -- …` with what somebody types. */
async function staff(args: string[], typed = '', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: 'pipe',
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.stdin.end(typed);
  const code = await new Promise((exited) => child.once('exit', exited));
  return { code, output };
}

const signIn = () => call('POST', '/auth/login', { body: { email, password } });

it('staff are taken on, granted more, given a role, locked out, let in and let go, and no password is ever shown', async () => {
  const shown: string[] = [];
  const done = async (...args: string[]) => {
    const { code, output } = await staff(args, `${password}\n`);
    expect(output, args.join(' ')).not.toContain('    at ');
    expect(code, output).toBe(0);
    shown.push(output);
    return output;
  };
  expect(await done('create', email, '--name', 'Script Person', '--role', 'chef')).toContain('chef');
  expect((await signIn()).status).toBe(401);
  expect(await done('grant', email, 'changeDishes')).toMatch(/^chef .*\(changeDishes\)/m);
  expect(await done('withdraw', email, 'changeDishes')).not.toContain('changeDishes');
  expect(await done('role', email, 'admin')).toMatch(/^admin/m);
  expect((await signIn()).status).toBe(200);
  expect(await done('disable', email)).toContain('(disabled)');
  expect((await signIn()).status).toBe(401);
  expect(await done('enable', email)).not.toContain('(disabled)');
  expect((await signIn()).status).toBe(200);
  // The page of Firebase's own links uses the browser's key from another site than the key is restricted to.
  expect(await done('reset', email)).toContain(`\n${process.env['SITE_URL']}/new-password#oobCode=`);
  expect(await done('list')).toContain(email);
  expect(await done('remove', email)).toContain('has been removed');
  expect(shown.join('')).not.toContain(password);
}, 120_000);

it('a password on the command line is refused and not repeated, and so is an unknown person', async () => {
  const told = await staff(['create', email, '--role', 'chef', '--password', 'secret-on-the-line']);
  expect(told.code).toBe(1);
  expect(told.output).toContain('create prompts for a password');
  expect(told.output).not.toContain('secret-on-the-line');
  const what = await staff(['grant', 'nobody@contract.test', 'everything']);
  expect(what).toMatchObject({ code: 1, output: expect.stringContaining('changeDishes') });
  const unknown = await staff(['disable', 'nobody@contract.test']);
  expect(unknown).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no staff account with the address'),
  });
}, 60_000);

it('in production somebody who is not signed in to Google is told how to', async () => {
  const told = await staff(['list', '--project', 'somebody-elses-venue'], '', {
    // Nothing that lies on this machine may sign the test in.
    GOOGLE_APPLICATION_CREDENTIALS: fileURLToPath(new URL('no-such-key.json', import.meta.url)),
  });
  expect(told.code).toBe(1);
  expect(told.output).toContain('gcloud auth application-default login');
  expect(told.output).not.toContain('    at ');
}, 60_000);

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import '../staff.ts';
import { openProject, type Project } from './projects.ts';

let source: Project;
let target: Project;
const folder = mkdtempSync(join(tmpdir(), 'venue-backup-'));
const file = join(folder, 'venue.tar.gz');

beforeAll(async () => {
  source = openProject();
  target = openProject();
  await source.db.doc('menus/one').set({ title: 'Supper' });
  const { uid } = await source.place.accounts.createUser({ email: 'owner@venue.test', password: 'before-1' });
  await source.db.doc(`users/${uid}`).set({ username: 'Owner' });
  await source.place.accounts.setCustomUserClaims(uid, { role: 'super' });
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([source, target].map(({ remove }) => remove()));
});

/** Runs one of the project's commands to its end. */
async function command(name: string, ...args: string[]) {
  const script = fileURLToPath(new URL(`../../../scripts/${name}.js`, import.meta.url));
  // The emulators are found by their hosts; the shift is only what is printed.
  const env = { ...process.env, PORT_SHIFT: '3' };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((exited) => child.once('exit', exited));
  expect(output).not.toContain('    at ');
  return { code, output };
}

it('a venue is saved to a private file, brought back elsewhere, and its owner is given a way in again', async () => {
  const from = source.place.projectId;
  const to = target.place.projectId;
  expect(await command('backup', '--to', file, '--project', from)).toMatchObject({
    code: 0,
    output: expect.stringContaining('2 documents, 0 files, 1 accounts'),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await command('backup', '--to', file, '--project', from);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') });
  expect(await command('backup', '--check', file)).toMatchObject({ code: 0 });

  const restored = await command('restore', '--from', file, '--project', to);
  expect(restored.code, restored.output).toBe(0);
  expect(restored.output).toContain(`  PORT_SHIFT=3 npm run staff -- reset owner@venue.test --project ${to}`);
  expect((await target.db.doc('menus/one').get()).data()).toEqual({ title: 'Supper' });
  const twice = await command('restore', '--from', file, '--project', to);
  expect(twice).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });

  const reset = await command('staff', 'reset', 'owner@venue.test', '--project', to);
  const [, code = ''] = /\/new-password#oobCode=(\S+)/.exec(reset.output) ?? [];
  expect(code, reset.output).not.toBe('');
  // The emulator knows whose code it is; using it only works in its first project.
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const issued = await (await fetch(`http://${host}/emulator/v1/projects/${to}/oobCodes`)).json();
  expect(issued.oobCodes).toMatchObject([
    { email: 'owner@venue.test', requestType: 'PASSWORD_RESET', oobCode: decodeURIComponent(code) },
  ]);
  const owner = await target.place.accounts.getUserByEmail('owner@venue.test');
  expect(owner.customClaims).toEqual({ role: 'super' });
}, 120_000);

it('the commands say how they are used, and need a project to restore into', async () => {
  for (const [name, ...args] of [
    ['backup'],
    ['backup', '--to', 'x', '--check', 'y'],
    ['restore', '--from', 'x'],
  ])
    expect(await command(name!, ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`npm run ${name} --`),
    });
}, 60_000);

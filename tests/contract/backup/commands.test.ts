import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContents } from '../../../functions/src/backup/content-entries.ts';
import type { Manifest } from '../../../functions/src/backup/manifest.ts';
import { readMarker } from '../../../functions/src/backup/project/marker.ts';
import '../staff.ts';
import { openProxy } from '../unsteady-proxy.ts';
import { archiveOf } from './archives.ts';
import { fillProject } from './fill-project.ts';
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

/** Begins one of the project's commands. */
function begin(name: string, args: string[], env: Record<string, string> = {}) {
  const script = fileURLToPath(new URL(`../../../scripts/${name}.js`, import.meta.url));
  // The Admin SDK derives it from Firebase's own, in this process already.
  const { STORAGE_EMULATOR_HOST: _derived, ...inherited } = process.env;
  return spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...env },
  });
}

/** Runs one of the project's commands to its end. */
async function command(name: string, ...args: string[]) {
  // The emulators are found by their hosts; the shift is only what is printed.
  const child = begin(name, args, { PORT_SHIFT: '3' });
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

describe('a restore that is killed', () => {
  let whole: Project;
  let wanted: Manifest['entries'];
  const archive = join(folder, 'whole.tar.gz');

  beforeAll(async () => {
    whole = openProject();
    await fillProject(whole);
    const { bytes, manifest } = await archiveOf(whole.place);
    writeFileSync(archive, bytes);
    wanted = manifest.entries;
  });

  afterAll(() => whole.remove());

  const restoring = ({ place }: Project) => ['--from', archive, '--project', place.projectId];

  /** In the middle of each kind, by the service that is written to and the call that is never answered. */
  const moments = {
    documents: ['FIRESTORE_EMULATOR_HOST', ':commit', 2],
    files: ['FIREBASE_STORAGE_EMULATOR_HOST', 'uploadType=', 5],
    accounts: ['FIREBASE_AUTH_EMULATOR_HOST', 'accounts:update', 5],
  } as const;
  type Moment = keyof typeof moments;

  /** Runs a restore until it waits there, and ends it by SIGKILL. */
  async function killAt(moment: Moment, args: string[]) {
    const [variable, call, times] = moments[moment];
    const proxy = await openProxy(process.env[variable]!);
    const reached = proxy.becomeAt('silent', call, times);
    const child = begin('restore', args, { [variable]: proxy.at });
    const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
    await Promise.race([reached, exited]);
    child.kill('SIGKILL');
    expect(await exited).toBe('SIGKILL');
    proxy.close();
  }

  it.each(Object.keys(moments) as Moment[])(
    'in the middle of the %s is not taken for a whole one, and begun again in an empty project ends with all of it',
    async (moment) => {
      const [project, empty] = [openProject(), openProject()];
      try {
        await killAt(moment, restoring(project));
        const stored = await readContents(project.place);
        expect(stored.length).toBeLessThan(wanted.length);
        expect(await readMarker(project.place)).toBeDefined();
        const again = await command('restore', ...restoring(project));
        expect(again).toMatchObject({
          code: 1,
          output: expect.stringContaining('Restore into a new project'),
        });
        expect(await readContents(project.place)).toEqual(stored);

        const { code, output } = await command('restore', ...restoring(empty));
        expect(code, output).toBe(0);
        expect(await readContents(empty.place)).toEqual(wanted);
        expect(await readMarker(empty.place)).toBeUndefined();
      } finally {
        await Promise.all([project.remove(), empty.remove()]);
      }
    },
    300_000,
  );
});

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

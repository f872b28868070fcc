import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { accountOf, publicFunctions, runsAs } from '../../functions/src/service-accounts.js';
import { venue } from '../venue.config.ts';

const functions =
  process.env.FUNCTIONS_FOLDER ?? fileURLToPath(new URL('../../functions/dist', import.meta.url));

const exported = {
  default: [
    'api',
    'backup',
    'deleteUnusedUploads',
    'eraseFormerStaffNames',
    'publishDue',
    'sendStoredMail',
    'shareCard',
    'uploads',
    'verifyBook',
  ],
  page: ['page'],
};

/** What only some calls need: staff, uploads, mails, backups and whatever writes. */
const late = [
  ...['@google-cloud/firestore', '@google-cloud/storage', '@grpc/grpc-js', 'busboy', 'file-type'],
  ...['firebase-admin', 'firebase-functions', 'google-auth-library', 'google-gax', 'jose', 'nodemailer'],
  ...['sharp', 'tar-stream'],
];

describe.each(['default', 'page'] as const)('the built codebase %s', (codebase) => {
  const built = join(functions, codebase);
  const folder = mkdtempSync(join(tmpdir(), 'venue-functions-'));
  const deployed = join(folder, 'functions');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('installs and starts on its own, far from this repository', async () => {
    cpSync(built, deployed, { recursive: true });
    execFileSync('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: deployed,
      stdio: 'pipe',
    });
    expect((await exportsOf(deployed)).sort()).toEqual(exported[codebase]);
  });

  it('says how each of its functions is deployed, without being loaded', () => {
    const { endpoints } = JSON.parse(readFileSync(join(built, 'functions.yaml'), 'utf8'));
    expect(Object.keys(endpoints).sort()).toEqual(exported[codebase]);
  });

  it('gives each of its functions the service account of its kind, and lets everybody call those of the site only', () => {
    type Endpoint = { serviceAccountEmail?: string; httpsTrigger?: { invoker?: string[] } };
    const { endpoints } = JSON.parse(readFileSync(join(built, 'functions.yaml'), 'utf8')) as {
      endpoints: Record<string, Endpoint>;
    };
    const accounts = Object.entries(endpoints).map(([name, { serviceAccountEmail }]) => [
      name,
      serviceAccountEmail,
    ]);
    const { projectId } = venue.firebase;
    expect(accounts).toEqual(
      Object.keys(endpoints).map((name) => [name, runsAs(name as keyof typeof accountOf, projectId)]),
    );
    const open = Object.keys(endpoints).filter((name) =>
      endpoints[name]!.httpsTrigger?.invoker?.includes('public'),
    );
    expect(open.sort()).toEqual(publicFunctions.filter((name) => name in endpoints).toSorted());
  });

  it('names every package at one exact version', () => {
    const { dependencies = {}, engines } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
    expect(engines).toEqual({ node: '22' });
    expect(Object.values(dependencies)).toEqual(
      Object.values(dependencies).map(() => expect.stringMatching(/^\d+\.\d+\.\d+/)),
    );
  });

  it('loads what only some calls need when they come, and not before', () => {
    const packages = packagesAtStart(built, 'index.js');
    if (codebase === 'default') expect(packages).toContain('express');
    expect([...packages].filter((name) => late.includes(name))).toEqual([]);
  });
});

/** The packages that a file loads at once: imported or bundled, in itself or in the files that it imports. */
function packagesAtStart(folder: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  const bundled = [...text.matchAll(/^ *\/\/ .*node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)];
  const imported = [...text.matchAll(/^import (?:[^;]*? from )?"([^"]+)";$/gm)].map(([, name]) => name!);
  const inside = imported.filter((name) => name.startsWith('./'));
  return new Set([
    ...bundled.map(([, name]) => name!),
    ...imported.filter((name) => !name.startsWith('./')),
    ...inside.flatMap((name) => [...packagesAtStart(folder, name.slice(2), seen)]),
  ]);
}

/** Names of what the deployed module exports, read in a process of its own. */
async function exportsOf(folder: string): Promise<string[]> {
  const entry = pathToFileURL(join(folder, 'index.js')).href;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `console.log(JSON.stringify(Object.keys(await import('${entry}'))))`],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-venue' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  let problems = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (problems += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code, problems).toBe(0);
  return JSON.parse(output);
}

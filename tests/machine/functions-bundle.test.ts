import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const built = process.env.FUNCTIONS_FOLDER ?? fileURLToPath(new URL('../../functions/dist', import.meta.url));

describe('the functions bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'venue-functions-'));
  const deployed = join(folder, 'functions');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('installs and starts on its own, far from this repository', async () => {
    cpSync(built, deployed, { recursive: true });
    execFileSync('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: deployed,
      stdio: 'pipe',
    });
    const functions = await exportsOf(deployed);
    expect(functions).toEqual(
      expect.arrayContaining([
        'api',
        'backup',
        'deleteUnusedUploads',
        'eraseFormerStaffNames',
        'page',
        'sendStoredMail',
        'uploads',
      ]),
    );
  });

  it('loads what only uploads and mails need when they come, and not before', () => {
    const entry = staticImportsOf(built, 'index.js');
    expect(entry).toContain('firebase-functions/v2/https');
    for (const late of ['sharp', 'busboy', 'file-type', 'nodemailer']) expect(entry).not.toContain(late);
  });

  it('names every package at one exact version', () => {
    const { dependencies, engines } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
    expect(engines).toEqual({ node: '22' });
    expect(Object.values(dependencies)).toEqual(
      Object.values(dependencies).map(() => expect.stringMatching(/^\d+\.\d+\.\d+/)),
    );
  });
});

/** The packages that a file imports at once, itself or through the files that it imports. */
function staticImportsOf(folder: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  const names = [...text.matchAll(/^import (?:[^;]*? from )?"([^"]+)";$/gm)].map(([, name]) => name!);
  return names.flatMap((name) =>
    name.startsWith('./') ? staticImportsOf(folder, name.slice(2), seen) : [name],
  );
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

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fixedImages } from '../../functions/src/uploads/fixed-images.ts';
import { expect, it } from 'vitest';
import { db } from './staff.ts';

const script = fileURLToPath(new URL('../../scripts/publish.js', import.meta.url));

/** Runs `npm run publish -- …`. */
async function publish(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((exited) => child.once('exit', exited));
  return { code, output };
}

it('publishing anew shows the pictures that a new build brought, and changes no record', async () => {
  const site = db.doc('published/site');
  const [picture = ''] = fixedImages();
  const before = (await site.get()).data()!;
  const revisions = (await db.collection('revisions').count().get()).data().count;
  // As a build leaves it whose fixed pages show a picture that the last save knew nothing of.
  const { [picture]: _unknown, ...media } = before['media'];
  await site.update({ media });

  const { code, output } = await publish([]);
  expect(output).toContain('Published');
  expect(code).toBe(0);
  const after = (await site.get()).data()!;
  expect(after['media']).toEqual(before['media']);
  expect(after['publishedAt'] > before['publishedAt']).toBe(true);
  expect((await db.collection('revisions').count().get()).data().count).toBe(revisions);
}, 60_000);

it('in production it needs a project by name and somebody who is signed in to Google', async () => {
  const told = await publish(['--project', 'somebody-elses-venue'], {
    GOOGLE_APPLICATION_CREDENTIALS: fileURLToPath(new URL('no-such-key.json', import.meta.url)),
  });
  expect(told).toMatchObject({
    code: 1,
    output: expect.stringContaining('gcloud auth application-default login'),
  });
}, 60_000);

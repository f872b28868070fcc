import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, inProject } from '../../scripts/shared/paths.js';
import { otherVenue } from '../../scripts/venue-config/other-venue.fixture.ts';

/** `npm run deploy -- --rehearse` for a venue that is ready to go live, in a shell without an account. */
function rehearse() {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'rehearsal-'));
  const file = join(folder, 'venue.config.ts');
  // firebase.json sends requests to this region.
  writeFileSync(file, `export const venue = ${JSON.stringify({ ...otherVenue, region: 'europe-west1' })};\n`);
  try {
    // Built for production, and nobody is signed in.
    const left = /^(NODE_ENV|VITE|GOOGLE_APPLICATION|.*_EMULATOR_HOST)/;
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.test(name)));
    return spawnSync(process.execPath, [inProject('scripts/deploy.js'), '--rehearse'], {
      env: { ...env, XDG_CONFIG_HOME: folder, CLOUDSDK_CONFIG: folder, VENUE_CONFIG: file },
      encoding: 'utf8',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a deploy can be rehearsed without an account: it says what it would do, and changes nothing', () => {
  const deployed = ['firebase.deploy.json', 'web/dist', 'functions/dist'].map(inProject);
  const state = () => deployed.map((path) => (existsSync(path) ? statSync(path).mtimeMs : 0));
  const before = state();
  const { status, stdout, stderr } = rehearse();
  expect(`${status}\n${stderr}`).toMatch(/^0\n/);
  for (const line of [
    /firestore\.rules: \d+ kB, compile/,
    /storage\.rules: \d+ kB, compiles/,
    /[4-9]\d queries in the code, 6 indexes/,
    /page in europe-west1: 256 MB, 1 CPU, 1 to 20 instances, by everybody, as venue-page$/m,
    /api in europe-west1: .*, by everybody, as venue-api$/m,
    /publishDue in europe-west1: .*, \* \* \* \* \*, as venue-schedules$/m,
    /sendStoredMail in europe-west1: .*document.*created, as venue-mail$/m,
    /secrets that have to exist: LIMITS_KEY, MAIL_URL/,
    /asks whether sendStoredMail may be retried/,
    /asks about \$\d+\.\d\d a month for an instance of page that waits/,
    /\d+ files, \d+\.\d MB/,
    /^ *\*\* → function page in europe-west1$/m,
    /A deploy would do this in lantern-live\. Nothing was changed/,
  ])
    expect(stdout).toMatch(line);
  expect(state()).toEqual(before);
}, 600_000);

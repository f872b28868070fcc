/**
 * `npm run bench`: measures what a newcomer waits for and what a visitor's line has to carry, on this
 * machine, and prints a table. Speeds are read here and not in tests, as they differ between machines.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.js';
import { run } from './setup-error.js';

await run(async () => {
  ensureDependencies();
  const { ensureChromium } = await import('./chromium.js');
  const { cloneProject, openVenue } = await import('./bench/venue-process.js');
  const { measureVisit } = await import('./bench/visit.js');

  const folder = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  try {
    const clone = cloneProject(folder);
    const first = await openVenue(clone);
    const visit = await measureVisit(first.siteUrl, first.built, await ensureChromium());
    await first.close();
    const second = await openVenue(clone);
    await second.close();
    const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
    console.table({
      'empty clone to first page': `${first.seconds.toFixed(1)} s`,
      'second start to first page': `${second.seconds.toFixed(1)} s`,
      'home: JavaScript before the live content (gzip)': kilobytes(visit.scriptBefore),
      'home: JavaScript of the live content (gzip)': kilobytes(visit.scriptLive),
      'Firestore documents read by a first visit': visit.documentsFirst,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

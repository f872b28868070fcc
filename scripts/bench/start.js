import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from './report.js';
import { cloneProject, openVenue } from './venue-process.js';

/** What a newcomer waits for: `npm start` in an empty clone, and the second time. */
export async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  try {
    const clone = cloneProject(folder);
    const first = await openVenue(clone);
    await first.close();
    const second = await openVenue(clone);
    await second.close();
    return [
      figure('start: empty clone to first page', first.seconds, 's', 1),
      figure('start: second start to first page', second.seconds, 's', 1),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

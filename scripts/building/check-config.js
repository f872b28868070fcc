/** Runs before `npm run build`: a site with the demo's name or a local URL must not go live. */
import { run } from '../shared/setup-error.js';
import { ensureReady } from '../venue-config/ensure-ready.js';

await run(async () => {
  await ensureReady();
});

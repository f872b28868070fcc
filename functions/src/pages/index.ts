import { hideStackTraces, assertNoEmulatorsInProduction } from '../firebase/no-emulators-in-production.ts';
import { createPageHandler } from './create-page-handler.ts';
import { published } from './site/read-site.ts';
import { siteBuild } from './site/site-build.ts';
import { requestRecompose, upToDate } from './site/up-to-date.ts';

assertNoEmulatorsInProduction(process.env);
hideStackTraces(process.env);

// Prefetches what the first page needs while the server starts. Errors occur again, and are handled, per request.
for (const begun of [published.site(), siteBuild()]) begun.catch(() => undefined);

/** Every public page, rendered, and the feeds: the function `page`. `functions/build-page.js` says how it is deployed. */
export const page = createPageHandler(upToDate(published, requestRecompose), siteBuild);

import { hideStackTraces, assertNoEmulatorsInProduction } from '../boot-check.ts';
import { createPageHandler } from './create-page-handler.ts';
import { askRecompose } from './ask-recompose.ts';
import { published } from './read-site.ts';
import { siteBuild } from './site-build.ts';
import { upToDate } from './up-to-date.ts';

assertNoEmulatorsInProduction(process.env);
hideStackTraces(process.env);

// Prefetches what the first page needs while the server starts. Errors occur again, and are handled, per request.
for (const begun of [published.site(), siteBuild()]) begun.catch(() => undefined);

/** Every public page, rendered, and the feeds: the function `page`. `functions/build-page.js` says how it is deployed. */
export const page = createPageHandler(upToDate(published, askRecompose), siteBuild);

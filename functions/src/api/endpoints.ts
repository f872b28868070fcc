import { Router } from 'express';
import { endpoint, type Endpoint } from './endpoint.ts';
import { describeApi } from './openapi/document.ts';
import { backupEndpoints } from './routes/backups.ts';
import { bookingEndpoints } from './routes/bookings.ts';
import { closedTonightEndpoints } from './routes/closed-tonight.ts';
import { customPageEndpoints } from './routes/custom-pages.ts';
import { dishEndpoints } from './routes/dishes.ts';
import { emailEndpoints } from './routes/email.ts';
import { errorReportEndpoints } from './routes/error-reports.ts';
import { eveningMailEndpoints } from './routes/evening-mails.ts';
import { eventEndpoints } from './routes/events.ts';
import { eventListEndpoints } from './routes/event-lists.ts';
import { fileEndpoints, uploadEndpoints } from './routes/files.ts';
import { hoursFactsEndpoints } from './routes/hours-facts.ts';
import { loginEndpoints } from './routes/login.ts';
import { menuEndpoints } from './routes/menus.ts';
import { nearbyEndpoints } from './routes/nearby.ts';
import { noticeEndpoints } from './routes/notice.ts';
import { passwordEndpoints } from './routes/passwords.ts';
import { previewEndpoints } from './routes/previews.ts';
import { profileEndpoints } from './routes/profiles.ts';
import { recomposeEndpoints } from './routes/recompose.ts';
import { revisionEndpoints } from './routes/revisions.ts';
import { legalTextEndpoints, openingHoursEndpoints, websiteEndpoints } from './routes/single-records.ts';
import { staffEndpoints } from './routes/staff.ts';

let document: ReturnType<typeof describeApi> | undefined;

const openApi = endpoint('get', '/openapi.json', {
  tag: 'Guests',
  name: 'getOpenApi',
  summary: 'This description, for programs.',
  access: 'anyone',
  success: { schema: { type: 'object' }, description: 'OpenAPI 3.1.' },
  handle: () => openApiDocument(),
});

/** All calls of the API, for the routes, their description and the tests of each role's permissions. */
export const endpoints: Endpoint[] = [
  ...websiteEndpoints,
  ...menuEndpoints,
  ...dishEndpoints,
  ...openingHoursEndpoints,
  ...hoursFactsEndpoints,
  ...noticeEndpoints,
  ...closedTonightEndpoints,
  ...legalTextEndpoints,
  ...customPageEndpoints,
  ...eventEndpoints,
  ...eventListEndpoints,
  ...recomposeEndpoints,
  ...previewEndpoints,
  ...uploadEndpoints,
  ...fileEndpoints,
  ...bookingEndpoints,
  ...eveningMailEndpoints,
  ...nearbyEndpoints,
  ...errorReportEndpoints,
  openApi,
  ...loginEndpoints,
  ...passwordEndpoints,
  ...profileEndpoints,
  ...emailEndpoints,
  ...revisionEndpoints,
  ...staffEndpoints,
  ...backupEndpoints,
];

/** The whole API as an OpenAPI 3.1 document. */
export function openApiDocument() {
  return (document ??= describeApi(endpoints));
}

/** The routes of these calls. If two match an address, the first one handles it. */
export function routesOf(calls: Endpoint[]): Router {
  const router = Router();
  for (const { method, paths, handlers } of calls)
    for (const path of paths) router[method](path.replace(/\{(\w+)\}/g, ':$1'), ...handlers);
  return router;
}

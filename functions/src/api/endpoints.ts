import { Router } from 'express';
import { endpoint, type Endpoint } from './endpoint.ts';
import { describeApi } from './openapi/document.ts';
import { backupEndpoints } from './calls/backups.ts';
import { bookingTimesEndpoints } from './calls/booking-times.ts';
import { bookEndpoints } from './calls/book.ts';
import { bookRecordEndpoints } from './calls/book-records.ts';
import { bookingEndpoints } from './calls/bookings.ts';
import { bookingRulesEndpoints } from './records/booking-rules.ts';
import { closedTonightEndpoints } from './records/closed-tonight.ts';
import { customPageEndpoints } from './records/custom-pages.ts';
import { emailEndpoints } from './calls/email.ts';
import { errorReportEndpoints } from './calls/error-reports.ts';
import { eveningMailEndpoints } from './calls/evening-mails.ts';
import { eventEndpoints } from './records/gigs.ts';
import { eventListEndpoints } from './records/gig-lists.ts';
import { fileEndpoints, uploadEndpoints } from './calls/files.ts';
import { hoursFactsEndpoints } from './records/hours-facts.ts';
import { loginEndpoints } from './calls/login.ts';
import { menuEndpoints } from './records/menus.ts';
import { nearbyEndpoints } from './calls/nearby.ts';
import { noticeEndpoints } from './records/notice.ts';
import { passwordEndpoints } from './calls/passwords.ts';
import { plainEndpoints } from './records/plain-calls.ts';
import { previewEndpoints } from './records/previews.ts';
import { profileEndpoints } from './calls/profiles.ts';
import { recomposeEndpoints } from './records/recompose.ts';
import { revisionEndpoints } from './records/revisions.ts';
import { legalTextEndpoints, openingHoursEndpoints, websiteEndpoints } from './records/single-records.ts';
import { staffEndpoints } from './calls/staff.ts';

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
  ...openingHoursEndpoints,
  ...hoursFactsEndpoints,
  ...noticeEndpoints,
  ...closedTonightEndpoints,
  ...legalTextEndpoints,
  ...customPageEndpoints,
  ...eventEndpoints,
  ...eventListEndpoints,
  ...plainEndpoints(),
  ...recomposeEndpoints,
  ...previewEndpoints,
  ...uploadEndpoints,
  ...fileEndpoints,
  ...bookingRulesEndpoints,
  ...bookingTimesEndpoints,
  ...bookRecordEndpoints,
  ...bookEndpoints,
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

import { buildGig } from '../../../test-fixtures/build-site.tsx';
import { gigMeta } from './gig-meta.ts';

const gig = { artist: 'The Eleven Steps', datetime: new Date('2026-11-20T21:00Z'), desc: '' };
const moved = { ...gig, previousDatetime: new Date('2026-11-13T21:00Z') };
const when = 'Friday, November 20, 2026';

test.each([
  [gig, `The Eleven Steps, ${when}`, `${when} at 9:00 PM.`],
  [{ ...gig, status: 'soldOut' as const }, `Sold out: The Eleven Steps, ${when}`, `${when} at 9:00 PM.`],
  [
    { ...moved, statusNote: 'The van.' },
    `The Eleven Steps, ${when}`,
    `Moved from Friday, November 13, 2026. The van. ${when} at 9:00 PM.`,
  ],
  [{ ...moved, status: 'cancelled' as const }, `Cancelled: The Eleven Steps, ${when}`, `${when} at 9:00 PM.`],
])('the card of %j', (fields, title, description) => {
  expect(gigMeta(buildGig(fields))).toEqual({ title, description });
});

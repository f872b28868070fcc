import { fromLocalInput, gig, readRecord } from '@venue/domain';
import { guestMail } from './guest-mail.ts';

const evening = '2031-06-13';
const at = (local: string) => fromLocalInput(local);
const tides = (fields: object) => readRecord(gig, 'tides', { artist: 'The Spring Tides', ...fields });
const kept = 'Your table is kept for you as booked.';
const orNot = `${kept} If you would rather come another evening, or not at all, please tell us.`;
const moved = { previousDatetime: at('2031-06-13T21:00') };

it.each([
  [
    'on as planned',
    { datetime: at('2031-06-13T21:00') },
    false,
    'is on as planned',
    `The Spring Tides is on as planned that evening.\n\n${kept}`,
  ],
  [
    'later the same evening',
    { ...moved, datetime: at('2031-06-13T22:30'), statusNote: 'Their boat is late.' },
    false,
    'has a new time',
    `The Spring Tides now starts at 10:30 PM that evening.\nTheir boat is late.\n\n${kept}`,
  ],
  [
    'moved to another evening',
    { ...moved, datetime: at('2031-06-20T21:00') },
    true,
    'has a new date',
    'The Spring Tides will not play that evening: the new date is Friday, June 20, 2031 at 9:00 PM.' +
      `\n\n${orNot}`,
  ],
  [
    'without a date from now on',
    moved,
    true,
    'is postponed',
    'The Spring Tides will not play that evening: the gig is postponed. The new date will be on our website.' +
      `\n\n${orNot}`,
  ],
  [
    'moved within the evening, and then cancelled',
    { ...moved, datetime: at('2031-06-13T22:30'), status: 'cancelled' },
    false,
    'is cancelled',
    `The Spring Tides will not play that evening: the gig is cancelled.\n\n${orNot}`,
  ],
])('guests read what has become of a gig: %s', (_what, fields, isMoved, news, text) => {
  const mail = guestMail(tides(fields), evening, isMoved);
  expect(mail).toEqual({ subject: `The Spring Tides on Friday, June 13, 2031 ${news}`, text });
});

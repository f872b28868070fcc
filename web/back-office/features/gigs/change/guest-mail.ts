import {
  formatLongDate,
  formatTime,
  fromLocalInput,
  gigDate,
  movedFrom,
  statusOf,
  type GigStatus,
  type Gig,
} from '@venue/domain';

/** The words of an email to the guests of an evening, before staff change them. */
export type GuestMail = { subject: string; text: string };

type Happening = GigStatus | 'moved' | 'newTime';

const news: Record<Happening, string> = {
  scheduled: 'is on as planned',
  cancelled: 'is cancelled',
  postponed: 'is postponed',
  soldOut: 'is sold out',
  moved: 'has a new date',
  newTime: 'has a new time',
};

/**
 * What guests with a table on an evening are told about its gig.
 * @param evening YYYY-MM-DD
 * @param isMoved whether the gig is no longer on that evening
 */
export function guestMail(event: Gig, evening: string, isMoved: boolean): GuestMail {
  const artist = event.artist || 'The music';
  const day = formatLongDate(fromLocalInput(`${evening}T12:00`));
  const happened = happening(event, isMoved);
  const sentence = {
    scheduled: `${artist} is on as planned that evening.`,
    cancelled: `${artist} will not play that evening: the gig is cancelled.`,
    postponed: `${artist} will not play that evening: the gig is postponed. The new date will be on our website.`,
    soldOut: `${artist} is sold out that evening.`,
    moved: `${artist} will not play that evening: the new date is ${gigDate(event)}.`,
    newTime: `${artist} now starts at ${event.datetime ? formatTime(event.datetime) : ''} that evening.`,
  }[happened];
  const isOn = happened === 'scheduled' || happened === 'soldOut' || happened === 'newTime';
  const table = isOn
    ? 'Your table is kept for you as booked.'
    : 'Your table is kept for you as booked. If you would rather come another evening, or not at all, please tell us.';
  return {
    subject: `${artist} on ${day} ${news[happened]}`,
    text: [sentence, ...(event.statusNote ? [event.statusNote] : []), '', table].join('\n'),
  };
}

function happening(event: Gig, isMoved: boolean): Happening {
  const status = statusOf(event);
  if (status === 'scheduled' && isMoved) return event.datetime ? 'moved' : 'postponed';
  return status === 'scheduled' && movedFrom(event) ? 'newTime' : status;
}

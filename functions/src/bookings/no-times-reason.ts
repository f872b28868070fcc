import { largest, messages, whyClosed, type Times } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import type { BookingSettings } from './booking-settings.ts';

/** Why an evening has no time to book, in words for guests; undefined when it has one. */
export function noTimesReason(
  { code }: Pick<Times, 'code'>,
  evening: string,
  { rules, hours }: BookingSettings,
): string | undefined {
  const phone = venue.phone.display;
  switch (code) {
    case undefined:
      return undefined;
    case 'closed':
      return closureReason(evening, rules) ?? whyClosed(hours, evening, rules) ?? messages.eveningClosed;
    case 'full':
      return messages.eveningFull;
    case 'over':
      return messages.noTablesLeft;
    case 'past':
      return messages.bookingDatePast;
    case 'notYet':
      return messages.bookedAhead(rules.daysAhead);
    case 'partyTooLarge':
      return messages.ringForParty(largest(rules, 'guest'), phone);
    case 'unreadable':
      return messages.ringToBook(phone);
  }
}

/** What the settings says of a closure that evening, if guests may read it. */
function closureReason(evening: string, { closures }: BookingSettings['rules']): string | undefined {
  const closure = closures.find(({ date, isPublic, reason }) => date === evening && isPublic && reason);
  return closure && `${messages.eveningClosed.replace(/\.$/, '')}: ${closure.reason.replace(/\.$/, '')}.`;
}

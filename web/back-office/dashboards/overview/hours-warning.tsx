import { bookableArea, takesBookings, unreadableLines, type OpeningHours } from '@venue/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import styles from './hours-warning.module.css';
import { openHoursPath } from '../short-cuts.ts';

/** Warns on the overview that opening hours cannot be read: guests are asked to ring instead of booking. */
export function HoursWarning({ hours }: { hours: OpeningHours }) {
  const now = useNow();
  const isBookable = takesBookings(hours, now);
  const lines = unreadableLines(hours).map((index) => hours.contents[index]!.content);
  // A venue without any hours is told by the list of what is missing.
  if (hours.contents.length === 0 || (isBookable && lines.length === 0)) return null;
  return (
    <Notice
      kind="problem"
      title={
        isBookable
          ? 'Some opening hours cannot be read.'
          : 'Guests can’t book online: the opening hours have no times for tables.'
      }
    >
      <p className={styles.words}>
        {lines.length > 0
          ? `Booking and “open now” ignore ${lines.length === 1 ? 'this line' : 'these lines'}: ${lines.map((line) => `“${line}”`).join(', ')}.`
          : `Booking looks for an area called “${bookableArea}” with days and times.`}
        {!isBookable && ' Until that is put right, guests are asked to ring.'}
      </p>
      <ButtonLink small look="quiet" to={openHoursPath}>
        Fix the opening hours
      </ButtonLink>
    </Notice>
  );
}

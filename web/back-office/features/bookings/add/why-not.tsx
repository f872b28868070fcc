import { bookingStart, freeWords, overWords, why, type DayTime, type Free, type Over } from '@venue/domain';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useNow } from '../../../../ui/now.tsx';
import { count } from '../../../shell/count.ts';
import { makeChange } from '../changes/change-store.ts';
import { move, seatAt } from '../changes/wishes.ts';
import { nameOf } from '../facts/party-facts.ts';
import layout from '../../../shell/layout.module.css';
import styles from './why-not.module.css';
import { askedOf, timesFor, type BookEvening } from '../evening/use-evening.ts';

type WhyNotProps = {
  evening: BookEvening;
  at: DayTime;
  party: number;
  without?: string;
  canSend: boolean | undefined;
  /** Books it all the same. */
  isForced: boolean;
  onForce: () => void;
};

/**
 * Why a time is not to be had: the limits that bind, by how much, and the changes that would free it, each a tap.
 * Nothing for a time that is free.
 */
export function WhyNot({ evening, at, party, without, canSend, isForced, onForce }: WhyNotProps) {
  const now = useNow();
  const asked = askedOf(evening, { party, now, without });
  const { isFree, over, frees } = why(asked, bookingStart(at));
  const listed = timesFor(evening, { party, now, without }).times.find(
    ({ date, time }) => date === at.date && time === at.time,
  );
  if (isFree && listed && !listed.isShort) return null;
  const reasons = [
    ...overWords(over, evening.rules, party),
    ...(listed?.isShort ? ['It’s shorter notice than guests can book at.'] : []),
    ...(listed ? [] : ['It’s outside the hours, or off the times that you give out.']),
  ];
  const single = frees.filter(({ kind }) => kind !== 'force');
  const guestOf = (id: string) => evening.bookings.find(({ _id }) => _id === id);

  function apply(free: Free) {
    if (free.kind === 'force') return onForce();
    const mover = 'id' in free ? guestOf(free.id) : undefined;
    if (!mover) return;
    const { partySize } = mover;
    if (free.kind === 'otherTable') makeChange(seatAt(mover, free.change.tables));
    if (free.kind === 'otherTime') makeChange(move(mover, { ...free.change, partySize }, canSend));
  }

  return (
    <Notice title={`Why not ${at.time} for ${party}?`}>
      <div className={`${layout.tight} ${styles.why}`}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {single.length === 0 && !isFree && <p>No single change would free it.</p>}
        {single.length > 0 && (
          <ul className={`${layout.tight} ${layout.bare} ${styles.frees}`}>
            {single.map((free) => {
              const mover = 'id' in free ? guestOf(free.id) : undefined;
              const guest = mover && { name: nameOf(mover), partySize: mover.partySize };
              return (
                <li key={JSON.stringify(free)} className={layout.tight}>
                  <p>{freeWords(free, { rules: evening.rules, ...(guest && { guest }) })}</p>
                  <Button small look="quiet" onClick={() => apply(free)}>
                    {free.kind === 'otherTime' ? 'Move them, and email them' : 'Do that'}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
        {isForced ? (
          <p>
            <strong>You book it all the same.</strong>
          </p>
        ) : (
          <Button small look="danger" onClick={onForce}>
            {forceLabel(over)}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** "Book it all the same: 4 guests too many". */
function forceLabel({ coversPerSlot, coversPerService, seats, partiesPerSlot, table, closed }: Over): string {
  const most = Math.max(coversPerSlot ?? 0, coversPerService ?? 0, seats ?? 0);
  if (most > 0) return `Book it all the same: ${count(most, 'guest')} too many`;
  if (partiesPerSlot) return `Book it all the same: ${partiesPerSlot} too many at once`;
  if (table) return 'Book it all the same, without a table';
  return closed ? 'Book it all the same, though closed' : 'Book it all the same';
}

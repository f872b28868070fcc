import { bookingWhen } from '@venue/domain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/notice.tsx';
import type { Misfit } from './rules-calls.ts';

type MisfitListProps = { misfits: Misfit[] };

/** The bookings that the rules would not take now. They stay as they are: a person decides what becomes of them. */
export function MisfitList({ misfits }: MisfitListProps) {
  const list = useRef<HTMLDivElement>(null);
  // The list is above the form, and the person has just pressed the button at its end.
  useEffect(() => list.current?.scrollIntoView?.({ block: 'center' }), [misfits]);
  const [these, them] =
    misfits.length === 1 ? ['One booking', 'It stays'] : [`${misfits.length} bookings`, 'They stay'];
  if (misfits.length === 0)
    return (
      <div ref={list}>
        <Notice title="All bookings to come fit these rules." />
      </div>
    );
  return (
    <div ref={list}>
      <Notice title={`${these} would not be taken by these rules.`}>
        <p>{`${them} as booked. Move what you like in the book.`}</p>
        <ul>
          {misfits.map((misfit) => (
            <li key={misfit._id}>
              <Link to={`/admin-dashboard/bookings?date=${misfit.date}`}>
                {`${bookingWhen(misfit)}, party of ${misfit.partySize}`}
              </Link>
              {`: ${misfit.why}`}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

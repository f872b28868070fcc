import { bookingWhen } from '@venue/domain';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/notice.tsx';
import type { Misfit } from './rules-calls.ts';

type MisfitListProps = { misfits: Misfit[] };

/** The bookings that the rules would not take now. They stay as they are: a person decides what becomes of them. */
export function MisfitList({ misfits }: MisfitListProps) {
  if (misfits.length === 0) return <Notice title="All bookings to come fit these rules." />;
  const [these, them] =
    misfits.length === 1 ? ['One booking', 'It stays'] : [`${misfits.length} bookings`, 'They stay'];
  return (
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
  );
}

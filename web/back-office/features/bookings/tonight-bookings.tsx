import { nightOf } from '@venue/domain';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../../ui/now.tsx';
import { useBookings } from '../../subscriptions/documents.ts';
import { useKeepLast } from '../../subscriptions/keep-last.ts';
import type { LiveQuery } from '../../subscriptions/queries.ts';
import { count } from '../../shell/count.ts';
import { countTonight } from './facts/count-tonight.ts';
import layout from '../../shell/layout.module.css';
import styles from './tonight-bookings.module.css';

/** "Tonight: 12 guests, 2 waiting", live, and a link to the bookings; nothing until they are loaded. */
export function TonightBookings() {
  const now = useNow();
  const night = nightOf(now);
  const wanted = useMemo<LiveQuery>(
    () => ({ where: [['date', '>=', night]], orderBy: ['date', 'asc'] }),
    [night],
  );
  const live = useKeepLast(useBookings(wanted));
  if (live.status === 'loading') return null;
  const { tonight, waitingLater } = countTonight(live.value, now);
  return (
    <Link className={`${layout.card} ${styles.bookings}`} to="/admin-dashboard/bookings">
      <strong className={layout.lead}>{tonight}</strong>
      <span>
        {waitingLater > 0
          ? `${count(waitingLater, 'request')} for later days ${waitingLater === 1 ? 'waits' : 'wait'} for an answer`
          : 'See the bookings'}
      </span>
    </Link>
  );
}

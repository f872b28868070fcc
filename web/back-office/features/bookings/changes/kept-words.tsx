import { useStore } from 'zustand';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { count } from '../../../shell/count.ts';
import { changeStore } from './change-store.ts';

/** Says without a connection what can still be done, and how much of it waits. */
export function KeptWords() {
  const { isOnline } = useConnection();
  const kept = useStore(
    changeStore,
    ({ changes }) => changes.filter(({ status }) => status === 'kept').length,
  );
  if (isOnline && kept === 0) return null;
  return (
    <Notice title="You’re offline.">
      <p>
        {kept > 0 && <strong>{count(kept, 'change')} kept here, sent once you’re connected. </strong>}
        You can still note who arrives, leaves or does not come, and seat walk-ins. Everything else has to
        wait, and bookings made elsewhere appear once you’re connected.
      </p>
    </Notice>
  );
}

import type { Gig } from '@venue/domain';
import { useState, type ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { useRecord } from '../../subscriptions/use-records.ts';
import { Waiting } from '../../shell/waiting.tsx';

type PickedGigProps = {
  id: string;
  /** The gigs that are loaded. */
  events: readonly Gig[];
  /** Hides the notice about a deleted gig. For the delete dialog, which closes once the gig is gone. */
  isQuiet?: boolean;
  children: (event: Gig) => ReactNode;
};

/**
 * One gig by its id, live: one of those that are loaded, or an older one that is read for this. It stays when somebody
 * else deletes it, and says so: nothing is lost that was typed.
 */
export function PickedGig({ id, events, isQuiet, children }: PickedGigProps) {
  const loaded = events.find((event) => event._id === id);
  const [latest, setLatest] = useState(loaded);
  if (loaded && loaded !== latest) setLatest(loaded);
  const event = loaded ?? (latest?._id === id ? latest : undefined);
  return (
    <>
      {!loaded && event && !isQuiet && <Gone id={id} />}
      {event ? (
        children(event)
      ) : (
        <LiveGig key={id} id={id} isQuiet={isQuiet}>
          {children}
        </LiveGig>
      )}
    </>
  );
}

/** Says that a gig was deleted. It may also have moved to a day that is not loaded. */
function Gone({ id }: { id: string }) {
  const live = useRecord('events', id);
  return live.status === 'ready' && !live.value && deleted;
}

const deleted = (
  <Notice kind="problem" title="This gig was deleted in the meantime.">
    What you see is its last state, with what you typed. You can bring it back from the history.
  </Notice>
);

function LiveGig({ id, isQuiet, children }: Omit<PickedGigProps, 'events'>) {
  const live = useRecord('events', id);
  const stored = live.status === 'ready' ? live.value : undefined;
  const [event, setEvent] = useState(stored);
  if (stored && stored !== event) setEvent(stored);
  if (live.status === 'loading') return <Waiting label="Loading the gig" />;
  if (event)
    return (
      <>
        {!stored && !isQuiet && deleted}
        {children(event)}
      </>
    );
  return <Notice title="This gig is gone.">It was deleted. You can bring it back from the history.</Notice>;
}

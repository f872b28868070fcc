import type { MusicEvent } from '@venue/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { useLiveRecord } from '../../live/use-live.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { readGig } from './use-gigs.ts';

type PickedGigProps = {
  id: string;
  /** The gigs that are loaded. */
  events: readonly MusicEvent[];
  children: (event: MusicEvent) => ReactNode;
};

/**
 * One gig by its id, live: one of those that are loaded, or an older one that is read for this. It stays when somebody
 * else deletes it, so that nothing is lost that was typed.
 */
export function PickedGig({ id, events, children }: PickedGigProps) {
  const loaded = events.find((event) => event._id === id);
  const [latest, setLatest] = useState(loaded);
  if (loaded && loaded !== latest) setLatest(loaded);
  const event = loaded ?? (latest?._id === id ? latest : undefined);
  return event ? children(event) : <LiveGig id={id}>{children}</LiveGig>;
}

function LiveGig({ id, children }: Omit<PickedGigProps, 'events'>) {
  const live = useLiveRecord<object>(`events/${id}`);
  const stored = live.status === 'ready' ? live.value : undefined;
  const event = useMemo(() => stored && readGig(stored), [stored]);
  if (live.status === 'loading') return <Waiting label="Loading the gig" />;
  if (event) return children(event);
  return <Notice title="This gig is gone.">It was deleted. You can bring it back from the history.</Notice>;
}

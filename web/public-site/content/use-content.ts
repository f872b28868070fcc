import { readPublishedSite, type PublishedSite } from '@venue/domain';
import { useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { connectionStore } from '../../connection/connection-store.ts';
import { useConnection } from '../../connection/use-connection.ts';
import { ContentSource } from './content-source.ts';
import { toPublished, type ContentState } from './content-state.ts';

/** The published site, or the part of it that a page from the server came with: what that page shows. */
export type ShownSite = PublishedSite & { isPart?: true };

/** Read once per content, however many components ask. */
const readings = new WeakMap<object, ShownSite | undefined>();

function readSite(state: ContentState): ShownSite | undefined {
  // The website record is replaced with every content, so it stands for the whole of it.
  if (!state.website) return undefined;
  if (!readings.has(state.website)) {
    const json = toPublished(state);
    readings.set(
      state.website,
      json && { ...readPublishedSite(json), ...(state.isPart && { isPart: true }) },
    );
  }
  return readings.get(state.website);
}

/** Everything the public site shows, with real dates; undefined until some content has come. */
export function useSite(): ShownSite | undefined {
  return useStore(useContext(ContentSource), readSite);
}

/** Whether the server can be reached, and when what is on the screen was last known to be current. */
export function useLine(): { online: boolean; savedAt: Date | undefined } {
  const { isOnline: online } = useConnection();
  const savedAt = useStore(useContext(ContentSource), (content) => content.savedAt);
  return useMemo(() => ({ online, savedAt: savedAt ? new Date(savedAt) : undefined }), [online, savedAt]);
}

/** Whether no live content can be had for now. */
export function useContentFailed(): boolean {
  return useStore(
    connectionStore,
    (line) => line.failure !== undefined || !line.hasNetwork || !line.isReachable,
  );
}

/** 'ready' as soon as there is content from anywhere; 'failed' when none can be had for now. */
export function useContentStatus(): 'loading' | 'ready' | 'failed' {
  const isReady = useStore(useContext(ContentSource), (content) => toPublished(content) !== undefined);
  const hasFailed = useContentFailed();
  if (isReady) return 'ready';
  return hasFailed ? 'failed' : 'loading';
}

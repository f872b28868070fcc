import {
  endsOf,
  isGigPart,
  readPart,
  readSite,
  withoutEnded,
  type Part,
  type PartJson,
  type PartName,
  type Site,
  type SiteJson,
} from '@venue/domain';
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useConnection } from '../../connection/use-connection.ts';
import { useNow } from '../../ui/now.tsx';
import type { ContentState } from './content.ts';
import { ContentSource } from './content-source.ts';

/** A part and its status: `missing` means that the site has no such part. */
export type PartState<N extends PartName> =
  | { status: 'ready'; part: Part<N> }
  | { status: 'loading' | 'missing' | 'failed'; part?: undefined };

/** Parsed content by its JSON, so that it is parsed once for all components. */
const sites = new WeakMap<SiteJson, Site>();
const parts = new WeakMap<PartJson, Part>();

function readOnce<J extends object, T>(cache: WeakMap<J, T>, json: J, read: () => T): T {
  const value = cache.get(json) ?? read();
  cache.set(json, value);
  return value;
}

/** Selects from the store. Hydration uses the same snapshot, because the store then has the server's content. */
function useContent<T>(select: (content: ContentState) => T): T {
  const { subscribe, getState } = useContext(ContentSource);
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** The site, with dates as `Date`s and without what has ended; undefined until it has loaded. */
export function useSite(): Site | undefined {
  const json = useContent(({ site }) => site);
  return useCurrent(json && readOnce(sites, json, () => readSite(json)));
}

/** The content without the records that have ended since it was loaded: pages stand open, and devices go offline. */
function useCurrent<T extends object>(content: T | undefined): T | undefined {
  const now = useNow(...(content ? endsOf(content) : []));
  return useMemo(() => content && withoutEnded(content, now), [content, now]);
}

/** A part of the content, with dates as `Date`s and without what has ended. Fetches it if needed, and again when its version changes. */
export function usePart<N extends PartName>(name: N | undefined): PartState<N> {
  const { loadPart } = useContext(ContentSource);
  const { isOnline } = useConnection();
  const json = useContent((content) => name && (content.parts[name] as PartJson<N> | undefined));
  // A part that the site does not name may have changed with every version of the site.
  const version = useContent(
    ({ site }) => name && (site?.parts[name] ?? (isGigPart(name) ? site?.version : undefined)),
  );
  const hasFailed = useContent(({ failed }) => name !== undefined && failed.includes(name));
  const isAbsent = useContent(({ absent }) => name !== undefined && absent.includes(name));
  const part = useCurrent(
    json && name ? (readOnce(parts, json, () => readPart(name, json)) as Part<N>) : undefined,
  );
  useEffect(() => {
    if (name && version !== undefined && isOnline) void loadPart(name);
  }, [loadPart, name, version, isOnline]);
  if (!name || version === undefined || isAbsent) return { status: 'missing' };
  if (part) return { status: 'ready', part };
  // Its record has ended.
  if (json) return { status: 'missing' };
  return { status: hasFailed || !isOnline ? 'failed' : 'loading' };
}

/** Whether the server is reachable, and when it last confirmed that the content is current. */
export function useContentConnection(): { online: boolean; savedAt: Date | undefined } {
  const { isOnline: online } = useConnection();
  const savedAt = useContent((content) => content.savedAt);
  return useMemo(() => ({ online, savedAt: savedAt ? new Date(savedAt) : undefined }), [online, savedAt]);
}

/** 'ready' as soon as there is a site, from storage or the server; 'failed' when none could be loaded. */
export function useContentStatus(): 'loading' | 'ready' | 'failed' {
  const isReady = useContent(({ site }) => site !== undefined);
  const hasFailed = useContent((content) => content.hasFailed);
  const { isOnline } = useConnection();
  if (isReady) return 'ready';
  return hasFailed || !isOnline ? 'failed' : 'loading';
}

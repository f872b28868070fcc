import {
  readPart,
  readSite,
  type Part,
  type PartJson,
  type PartName,
  type Site,
  type SiteJson,
} from '@venue/domain';
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useConnection } from '../../connection/use-connection.ts';
import type { ContentState } from './content.ts';
import { ContentSource } from './content-source.ts';

/** A part for those who show it: `loading` while it is fetched, `missing` when the site has none of that name. */
export type PartState<N extends PartName> =
  { status: 'ready'; part: Part<N> } | { status: 'loading' | 'missing' | 'failed'; part?: undefined };

/** Read once per content, however many components ask. */
const sites = new WeakMap<SiteJson, Site>();
const parts = new WeakMap<PartJson, Part>();

function readOnce<J extends object, T>(known: WeakMap<J, T>, json: J, read: () => T): T {
  const value = known.get(json) ?? read();
  known.set(json, value);
  return value;
}

/** What the store says, also for the first rendering in the browser: what it holds then is what the server had. */
function useContent<T>(select: (content: ContentState) => T): T {
  const { subscribe, getState } = useContext(ContentSource);
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** The site, with real dates; undefined until some content has come. */
export function useSite(): Site | undefined {
  const json = useContent(({ site }) => site);
  return json && readOnce(sites, json, () => readSite(json));
}

/** A part of the content, with real dates. It is fetched when it is not at hand, and again when its version moves. */
export function usePart<N extends PartName>(name: N | undefined): PartState<N> {
  const { need } = useContext(ContentSource);
  const { isOnline } = useConnection();
  const json = useContent((content) => name && (content.parts[name] as PartJson<N> | undefined));
  const version = useContent(({ site }) => name && site?.parts[name]);
  const hasFailed = useContent(({ failed }) => name !== undefined && failed.includes(name));
  useEffect(() => {
    if (name && version !== undefined && isOnline) void need(name);
  }, [need, name, version, isOnline]);
  if (!name || version === undefined) return { status: 'missing' };
  if (json) return { status: 'ready', part: readOnce(parts, json, () => readPart(name, json)) as Part<N> };
  return { status: hasFailed || !isOnline ? 'failed' : 'loading' };
}

/** Whether the server can be reached, and when what is on the screen was last known to be current. */
export function useContentConnection(): { online: boolean; savedAt: Date | undefined } {
  const { isOnline: online } = useConnection();
  const savedAt = useContent((content) => content.savedAt);
  return useMemo(() => ({ online, savedAt: savedAt ? new Date(savedAt) : undefined }), [online, savedAt]);
}

/** 'ready' as soon as there is a site from anywhere; 'failed' when none can be had for now. */
export function useContentStatus(): 'loading' | 'ready' | 'failed' {
  const isReady = useContent(({ site }) => site !== undefined);
  const hasFailed = useContent((content) => content.hasFailed);
  const { isOnline } = useConnection();
  if (isReady) return 'ready';
  return hasFailed || !isOnline ? 'failed' : 'loading';
}

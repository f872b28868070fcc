import { createContext } from 'react';
import { noContent, type Content, type ContentState } from './content.ts';
import { contentStore, type ContentStore } from './content-store.ts';

type Source = Pick<ContentStore, 'getState' | 'subscribe' | 'loadPart' | 'loadParts'>;

/** The source of the components' content: the global store in a browser, the request's content on the server. */
export const ContentSource = createContext<Source>(contentStore);

/** A source with fixed content, for rendering on the server. */
export function fixedContent(content: Content & Partial<Pick<ContentState, 'absent'>>): Source {
  const state: ContentState = { ...noContent, ...content };
  const noop = () => Promise.resolve();
  return { getState: () => state, subscribe: () => () => {}, loadPart: noop, loadParts: noop };
}

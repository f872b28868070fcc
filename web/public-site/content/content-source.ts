import { createContext } from 'react';
import { noContent, type Content, type ContentState } from './content.ts';
import { contentStore, type ContentStore } from './content-store.ts';

type Source = Pick<ContentStore, 'getState' | 'subscribe' | 'need' | 'catchUp'>;

/** Where components take their content from: in a browser the page's one store, on a server the request's. */
export const ContentSource = createContext<Source>(contentStore);

/** Content that stays as it is, for rendering on a server. */
export function fixedContent(content: Content): Source {
  const state: ContentState = { ...noContent, ...content };
  const nothing = () => Promise.resolve();
  return { getState: () => state, subscribe: () => () => {}, need: nothing, catchUp: nothing };
}

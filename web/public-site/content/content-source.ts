import { createContext } from 'react';
import { contentStore, type ContentStore } from './content-store.ts';

/** Where components take their content from: in a browser the page's one store, on a server the request's. */
export const ContentSource =
  createContext<Pick<ContentStore, 'getState' | 'getInitialState' | 'subscribe'>>(contentStore);

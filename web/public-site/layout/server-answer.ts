import { createContext } from 'react';

/** What a page tells the server that draws it, beyond what it draws. In a browser there is none. */
export const ServerAnswer = createContext<{ noteNotFound: () => void } | undefined>(undefined);

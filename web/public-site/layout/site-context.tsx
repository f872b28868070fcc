import { createContext, useContext } from 'react';
import type { ShownSite } from '../content/index.ts';

/** The published site, for everything below the layout. */
export const SiteContext = createContext<ShownSite | undefined>(undefined);

/** The published site. Pages are drawn only once there is one. @throws outside of the layout */
export function usePublished(): ShownSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('usePublished() needs the layout above it.');
  return site;
}

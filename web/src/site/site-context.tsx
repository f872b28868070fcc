import type { PublishedSite } from '@venue/domain';
import { createContext, useContext } from 'react';

/** The published site, for everything below the layout. */
export const SiteContext = createContext<PublishedSite | undefined>(undefined);

/** The published site. Pages are drawn only once there is one. @throws outside of the layout */
export function usePublished(): PublishedSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('usePublished() needs the layout above it.');
  return site;
}

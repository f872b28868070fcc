import { createContext, useContext } from 'react';
import type { Site } from '@venue/domain';

/** The published site, for everything below the layout. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The published site. Pages are drawn only once there is one. @throws outside of the layout */
export function usePublished(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('usePublished() needs the layout above it.');
  return site;
}

import { createContext, useContext } from 'react';
import type { Site } from '@venue/domain';

/** The published site, provided by the layout. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The published site. Pages render only once it has loaded. @throws outside the layout */
export function usePublished(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('usePublished() must be used inside SiteLayout.');
  return site;
}

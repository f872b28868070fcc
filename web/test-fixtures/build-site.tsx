import { emptyPublishedSite, type MusicEvent, type PublishedSite } from '@venue/domain';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../ui/now.tsx';
import { SiteContext } from '../public-site/layout/site-context.tsx';

/** A gig for tests; only what a test cares about needs to be said. */
export function buildGig(changes: Partial<MusicEvent> = {}): MusicEvent {
  return {
    _id: `gig-${changes.artist ?? 'a'}`,
    artist: 'The Drowned Lamps',
    artistLink: '',
    desc: 'Loud. Wet.',
    img: '',
    datetime: new Date(),
    ...changes,
  };
}

/** A page as it stands on the site: with content, a router and a clock around it. */
export function onSite(
  page: ReactElement,
  changes: Partial<PublishedSite> = {},
  { at = '/', now = new Date() }: { at?: string; now?: Date } = {},
): ReactElement {
  return (
    <MemoryRouter initialEntries={[at]}>
      <NowProvider first={now}>
        <SiteContext value={{ ...emptyPublishedSite, ...changes }}>{page}</SiteContext>
      </NowProvider>
    </MemoryRouter>
  );
}

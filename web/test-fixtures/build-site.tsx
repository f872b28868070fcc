import {
  emptySite,
  gig,
  gigsPart,
  menuPart,
  pagePart,
  readRecord,
  toJson,
  type LegalText,
  type Menu,
  type Gig,
  type PartName,
  type CustomPage,
  type Site,
} from '@venue/domain';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Parts } from '../public-site/content/content.ts';
import { ContentSource, fixedContent } from '../public-site/content/index.ts';
import { SiteContext } from '../public-site/layout/site-context.tsx';
import { NowProvider } from '../ui/now.tsx';
import { MediaContext } from '../ui/picture.tsx';

/** A gig for tests; only what a test cares about needs to be said. */
export function buildGig(changes: Partial<Gig> = {}): Gig {
  const fields = { artist: 'The Drowned Lamps', desc: 'Loud. Wet.', datetime: new Date() };
  return { ...readRecord(gig, `gig-${changes.artist ?? 'a'}`, fields), ...changes };
}

/** What a venue has, as far as a test cares. */
export type Records = Partial<Omit<Site, 'menus' | 'parts'>> & {
  menus?: Menu[];
  routes?: CustomPage[];
  events?: Gig[];
  /** Events by the month, which the part `gigs` does not hold. */
  months?: Record<`gigs-${string}`, Gig[]>;
  legal?: { termsAndConditions: LegalText; privacyPolicy: LegalText };
};

/** Records as a site and parts that say them, all of version 1. */
function buildContent(records: Records = {}, now = new Date()): { site: Site; parts: Parts } {
  const { menus = [], routes = [], events = [], months = {}, legal, ...rest } = records;
  const isPast = ({ datetime }: Gig) => datetime !== undefined && datetime <= now;
  const contents: Partial<Record<PartName, object>> = {
    ...Object.fromEntries(menus.map((menu) => [menuPart(menu._id), { menu }])),
    ...Object.fromEntries(routes.map((page) => [pagePart(page._id), { customPage: page }])),
    [gigsPart]: { upcoming: events.filter((gig) => !isPast(gig)), past: events.filter(isPast) },
    ...Object.fromEntries(Object.entries(months).map(([month, gigs]) => [month, { gigs }])),
    ...Object.fromEntries(Object.entries(legal ?? {}).map(([name, legalText]) => [name, { legalText }])),
  };
  const parts = Object.entries(contents).map(([name, content]) => [
    name,
    toJson({ version: '1', files: [], media: {}, ...content }),
  ]);
  const site: Site = {
    ...emptySite,
    version: '1',
    menus: menus.map(({ contents: _, ...tab }) => ({ ...tab, wines: 0 })),
    customPages: routes,
    parts: Object.fromEntries(Object.keys(contents).map((name) => [name, '1'])),
    ...rest,
  };
  return { site, parts: Object.fromEntries(parts) as Parts };
}

/** A page as it stands on the site: with content, a router and a clock around it. */
export function onSite(
  page: ReactElement,
  records: Records = {},
  { at = '/', now = new Date() }: { at?: string; now?: Date } = {},
): ReactElement {
  const { site, parts } = buildContent(records, now);
  return (
    <MemoryRouter initialEntries={[at]}>
      <NowProvider first={now}>
        <ContentSource value={fixedContent({ site: toJson(site), parts })}>
          <SiteContext value={site}>
            <MediaContext value={site.media}>{page}</MediaContext>
          </SiteContext>
        </ContentSource>
      </NowProvider>
    </MemoryRouter>
  );
}

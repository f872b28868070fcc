import {
  isPastForPublic,
  musicPath,
  websiteGalleryFields,
  websiteTextFields,
  type PublishedSiteJson,
} from '@venue/domain';
import type { LazyPage } from '../app/lazy-page.tsx';
import { findSitePage } from '../app/site-pages.tsx';
import type { PageSite } from '../content/content-state.ts';
import type { Drawing } from './draw.tsx';
import type { PageRequest } from './render-page.tsx';

/** Beginnings of the names of website fields that one page alone shows; all other fields are on every page. */
const ownFields =
  /^(landing|home|ethos|bookTable|menu|music|chefsTable|wineCave|career|gallery|disclaimer|contact(Desc|Message))/;

/** What a page shows besides what stands on all of them: header, footer, the next gigs. */
type Needs = {
  /** Beginning of the names of its website fields. */
  fields?: string;
  /** The heaviest records, each shown by one page. */
  record?: 'menus' | 'routes' | 'events' | 'termsAndConditions' | 'privacyPolicy';
};

/** By path. A page that is not named here carries everything: heavy, but never wrong. */
const needs: Record<string, Needs> = {
  '/': { fields: 'landing|home|ethos' },
  '/book-a-table': { fields: 'bookTable' },
  '/menus': { fields: 'menu', record: 'menus' },
  '/chefs-table-experience': { fields: 'chefsTable' },
  '/wine-experience-room': { fields: 'wineCave' },
  '/careers': { fields: 'career' },
  '/event/:id': { record: 'routes' },
  [musicPath]: { fields: 'music', record: 'events' },
  '/our-team': {},
  '/gallery': { fields: 'gallery' },
  '/music-gallery': { fields: 'music' },
  '/contact': { fields: 'contact' },
  '/gifts-and-experiences': {},
  '/disclaimer': { fields: 'disclaimer' },
  '/terms-and-conditions': { record: 'termsAndConditions' },
  '/privacy-policy': { record: 'privacyPolicy' },
  '*': {},
};

/** Gigs that every page carries: tonight's and those that take its place while the page stays open. */
const nextGigs = 4;

/**
 * The content that a drawn page carries, for the browser to take it over: what it shows, because all of it
 * would weigh twice the page. The rest comes with the live content.
 */
export function pageContent(
  { site, pathname, now }: PageRequest,
  drawing: Drawing,
  page: LazyPage,
): PageSite {
  const shown = needs[page.path];
  if (!shown) return site;
  const { fields, record } = shown;
  const { menus, routes, events, termsAndConditions, privacyPolicy, media } = site;
  const { id } = findSitePage(pathname)?.params ?? {};
  return {
    ...site,
    isPart: true,
    website: partOfWebsite(site.website, fields),
    menus: record === 'menus' ? menus : menus.map(withoutTexts),
    routes: routes.map((route) => (route._id === id ? route : { ...route, introDesc: '', panels: [] })),
    events: record === 'events' ? events : nextEvents(events, now),
    termsAndConditions:
      record === 'termsAndConditions' ? termsAndConditions : { ...termsAndConditions, contents: [] },
    privacyPolicy: record === 'privacyPolicy' ? privacyPolicy : { ...privacyPolicy, contents: [] },
    media: Object.fromEntries(
      Object.entries(media).filter(([file]) => drawing.root.includes(encodeURIComponent(`/${file}`))),
    ),
  };
}

function partOfWebsite(website: PublishedSiteJson['website'], fields = '-'): PublishedSiteJson['website'] {
  const isOfPage = new RegExp(`^(${fields})`);
  const isElsewhere = (field: string) => ownFields.test(field) && !isOfPage.test(field);
  return {
    ...website,
    ...Object.fromEntries(websiteTextFields.filter(isElsewhere).map((field) => [field, ''])),
    ...Object.fromEntries(websiteGalleryFields.filter(isElsewhere).map((field) => [field, []])),
  };
}

/** A menu with the kinds of its lines alone: the footer's link to the wines goes by them. */
function withoutTexts(menu: PublishedSiteJson['menus'][number]): PublishedSiteJson['menus'][number] {
  return { ...menu, contents: menu.contents.map(({ elementType }) => ({ elementType, content: [] })) };
}

function nextEvents(events: PublishedSiteJson['events'], now: Date): PublishedSiteJson['events'] {
  return events
    .filter(({ datetime }) => !isPastForPublic({ datetime: new Date(datetime) }, now))
    .slice(0, nextGigs);
}

import {
  isPastForPublic,
  menuForQuery,
  musicPath,
  websiteGalleryFields,
  websiteImageFields,
  websiteTextFields,
  type PublishedSiteJson,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import type { LazyPage } from '../lazy-page.tsx';
import { findSitePage } from '../site-pages.tsx';
import type { PageSite } from '../content/content-state.ts';
import type { Drawing } from './draw.tsx';
import type { PageRequest } from './render-page.tsx';

/** Beginnings of the names of website fields that one page alone shows; all other fields are on every page. */
const ownFields =
  /^(landing|home|ethos|bookTable|menu|music|chefsTable|wineCave|career|gallery|disclaimer|contact(Desc|Message))/;

/** What a page shows besides what stands on all of them: header and footer. */
type Needs = {
  /** Beginning of the names of its website fields. */
  fields?: string;
  /** The heaviest records, each shown by one page. */
  record?: 'menus' | 'routes' | 'events' | 'termsAndConditions' | 'privacyPolicy';
  /** Whether it says what is on next. */
  nextGigs?: true;
};

/** By path. A page that is not named here carries everything: heavy, but never wrong. */
const needs: Record<string, Needs> = {
  '/': { fields: 'landing|home|ethos', nextGigs: true },
  '/book-a-table': { fields: 'bookTable|menuTopImg' },
  '/menus': { fields: 'menu', record: 'menus' },
  '/chefs-table-experience': { fields: 'chefsTable' },
  '/wine-experience-room': { fields: 'wineCave' },
  '/careers': { fields: 'career' },
  '/event/:id': { record: 'routes' },
  [musicPath]: { fields: 'music', record: 'events' },
  [venue.festival.path]: {},
  '/mothers-day': {},
  '/stpatricks': {},
  '/valentines-week': {},
  '/book-an-event': {},
  '/our-team': { fields: 'careerTopImg' },
  '/gallery': { fields: 'gallery' },
  '/music-gallery': { fields: 'music' },
  '/contact': { fields: 'contact' },
  '/gifts-and-experiences': { fields: 'landingImg2' },
  '/disclaimer': { fields: 'disclaimer' },
  '/terms-and-conditions': { record: 'termsAndConditions' },
  '/privacy-policy': { record: 'privacyPolicy' },
  '*': {},
};

type Menu = PublishedSiteJson['menus'][number];
type Route = PublishedSiteJson['routes'][number];

/** So many gigs are next: tonight's and those that take its place while the page stays open. */
const numberOfNextGigs = 4;

/**
 * The content that a drawn page carries, for the browser to take it over: what it shows, because all of it
 * would weigh twice the page. The rest comes with the live content.
 */
export function pageContent(
  { site, pathname, search, now }: PageRequest,
  drawing: Drawing,
  page: LazyPage,
): PageSite {
  const shown = needs[page.path];
  if (!shown) return site;
  const { fields, record, nextGigs } = shown;
  const { menus, routes, events, termsAndConditions, privacyPolicy, media } = site;
  const card = record === 'menus' ? menuForQuery(menus, search) : undefined;
  const { id } = findSitePage(pathname)?.params ?? {};
  return {
    ...site,
    isPart: true,
    website: partOfWebsite(site.website, fields),
    menus:
      record === 'menus'
        ? menus.map((menu) => (menu === card ? menu : winesOf(menu)))
        : menus.map(winesOf).filter(({ contents }) => contents.length > 0),
    routes: routes.map((route) => (route._id === id ? route : withoutPanels(route))),
    events: record === 'events' ? events : nextGigs ? nextEvents(events, now) : [],
    termsAndConditions:
      record === 'termsAndConditions' ? termsAndConditions : withoutText(termsAndConditions),
    privacyPolicy: record === 'privacyPolicy' ? privacyPolicy : withoutText(privacyPolicy),
    media: Object.fromEntries(
      Object.entries(media).filter(([file]) => drawing.root.includes(encodeURIComponent(`/${file}`))),
    ),
  };
}

/** Fields that are not there read as empty ones. */
function partOfWebsite(website: PublishedSiteJson['website'], fields = '-'): PublishedSiteJson['website'] {
  const isOfPage = new RegExp(`^(${fields})`);
  const known: readonly string[] = [...websiteTextFields, ...websiteImageFields, ...websiteGalleryFields];
  const isShown = (field: string) => !known.includes(field) || !ownFields.test(field) || isOfPage.test(field);
  const shown = Object.entries(website).filter(([field]) => isShown(field));
  return Object.fromEntries(shown) as PublishedSiteJson['website'];
}

/** A menu with its wines alone, and those without words: the footer's link goes by their number. */
function winesOf({ _id, title, route, position, contents }: Menu): Menu {
  const wines = contents.filter(({ elementType }) => elementType === 'WineItem');
  return {
    ...{ _id, title, route, position },
    contents: wines.map(({ elementType }) => ({ elementType, content: [] })),
  };
}

function withoutText({ _id }: PublishedSiteJson['privacyPolicy']): PublishedSiteJson['privacyPolicy'] {
  return { _id, contents: [] };
}

/** A custom page with what the navigation says of it. */
function withoutPanels({ _id, title, route }: Route): Route {
  return { _id, title, route, topImg: '', introTitle: '', introDesc: '', panels: [] };
}

/** The next gigs with what a line about them says. */
function nextEvents(events: PublishedSiteJson['events'], now: Date): PublishedSiteJson['events'] {
  return events
    .filter(({ datetime }) => !isPastForPublic({ datetime: new Date(datetime) }, now))
    .slice(0, numberOfNextGigs)
    .map(({ _id, artist, datetime }) => ({ _id, artist, datetime, artistLink: '', desc: '', img: '' }));
}

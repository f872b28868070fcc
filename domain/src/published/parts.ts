import { singleId } from '../record/kind.ts';
import { customPage, type CustomPage } from '../custom-page/custom-page.ts';
import { gig, type Gig } from '../gig/gig.ts';
import { legalText, type LegalText } from '../legal-text/legal-text.ts';
import { menu, type Menu } from '../menu/menu.ts';
import { readRecord } from '../record/read.ts';
import type { Json } from './json.ts';
import { isGigPart, type PartName } from './part-names.ts';
import { readGigs, readWithId } from './read-records.ts';
import type { Published } from './site.ts';

export type MenuPart = Published & { menu: Menu };
export type CustomPagePart = Published & { customPage: CustomPage };
export type LegalPart = Published & { termsAndConditions: LegalText; privacyPolicy: LegalText };

/** Number of gigs in the part `gigs`. */
export const gigsShown = { upcoming: 40, past: 12 } as const;

/** As of the save; whoever shows the gigs sorts them again by the current time. */
export type GigsPart = Published & {
  /** The next 40, soonest first, and after them all without a date. */
  upcoming: Gig[];
  /** The latest 12, latest first. */
  past: Gig[];
};

/** All gigs of a month, ascending. */
export type MonthPart = Published & { gigs: Gig[] };

/** The gig of one page, or the slug that has replaced this one. */
export type GigPart = Published & { gig?: Gig; movedTo?: string };

/** The content of a part, by its name. */
export type Part<N extends PartName = PartName> = N extends 'gigs'
  ? GigsPart
  : N extends 'legal'
    ? LegalPart
    : N extends `gigs-${string}`
      ? MonthPart
      : N extends `gig-${string}`
        ? GigPart
        : N extends `menu-${string}`
          ? MenuPart
          : CustomPagePart;

/** A part as stored in Firestore (`published/{name}`), sent, and persisted in browsers. */
export type PartJson<N extends PartName = PartName> = Json<Part<N>>;

/** Reads a part from its JSON, with dates as Date and missing fields as empty. */
export function readPart<N extends PartName>(name: N, json: PartJson<N>): Part<N> {
  const { version = '', files = [], media = {}, ...content } = json;
  return { version, files, media, ...readContent(name, content) } as unknown as Part<N>;
}

type Contents = Partial<
  Json<Omit<MenuPart & CustomPagePart & LegalPart & GigsPart & MonthPart & GigPart, keyof Published>>
>;

function readContent(name: PartName, stored: Contents): object {
  if (name === 'gigs') return { upcoming: readGigs(stored.upcoming), past: readGigs(stored.past) };
  if (name === 'legal') {
    return {
      termsAndConditions: readRecord(legalText, singleId, stored.termsAndConditions ?? {}),
      privacyPolicy: readRecord(legalText, singleId, stored.privacyPolicy ?? {}),
    };
  }
  if (name.startsWith('gigs-')) return { gigs: readGigs(stored.gigs) };
  if (isGigPart(name)) {
    const { movedTo } = stored;
    return movedTo ? { movedTo } : { gig: readWithId(gig, stored.gig) };
  }
  if (name.startsWith('menu-')) return { menu: readWithId(menu, stored.menu) };
  return { customPage: readWithId(customPage, stored.customPage) };
}

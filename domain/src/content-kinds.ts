import { closedTonight } from './closed-tonight/closed-tonight.ts';
import { customPage } from './custom-page/custom-page.ts';
import { gig } from './gig/gig.ts';
import { legalText } from './legal-text/legal-text.ts';
import { menu } from './menu/menu.ts';
import { notice } from './notice/notice.ts';
import { openingHours } from './opening-hours/opening-hours.ts';
import type { RecordOf } from './record/field.ts';
import { readRecord } from './record/read.ts';
import { website } from './website/website.ts';

/** The fields of each kind of content, by the name of its collection. */
export const contentFields = {
  website,
  menus: menu,
  openingHours,
  notice,
  closedTonight,
  termsAndConditions: legalText,
  privacyPolicy: legalText,
  routes: customPage,
  events: gig,
};

export type ContentKind = keyof typeof contentFields;

/** The record type of each kind. */
export type ContentRecords = { [K in ContentKind]: RecordOf<(typeof contentFields)[K]> };

export const contentKinds = Object.keys(contentFields) as ContentKind[];

/** The kinds with a single record, which the first save creates. */
export const singleKinds = [
  'website',
  'openingHours',
  'notice',
  'closedTonight',
  'termsAndConditions',
  'privacyPolicy',
] as const satisfies ContentKind[];

/** Id of that single record. */
export const singleId = 'main';

/** Reads a stored or published document of any kind of content. */
export function readContent<K extends ContentKind>(kind: K, id: string, data: object): ContentRecords[K] {
  return readRecord(contentFields[kind], id, data) as ContentRecords[K];
}

import { bookingRulesKind } from './booking/booking-rules.kind.ts';
import { closedTonightKind } from './closed-tonight/closed-tonight.kind.ts';
import { customPageKind } from './custom-page/custom-page.kind.ts';
import { gigKind } from './gig/gig.kind.ts';
import { privacyPolicyKind, termsAndConditionsKind } from './legal-text/legal-text.kind.ts';
import { menuKind } from './menu/menu.kind.ts';
import { noticeKind } from './notice/notice.kind.ts';
import { openingHoursKind } from './opening-hours/opening-hours.kind.ts';
import type { Fields, RecordOf } from './record/field.ts';
import { toInput, type InputOf } from './record/input.ts';
import type { Kind } from './record/kind.ts';
import { readRecord } from './record/read.ts';
import { websiteKind } from './website/website.kind.ts';

/** All kinds of records that staff edit, by the name of their collection. */
export const kinds = {
  website: websiteKind,
  menus: menuKind,
  openingHours: openingHoursKind,
  notice: noticeKind,
  closedTonight: closedTonightKind,
  termsAndConditions: termsAndConditionsKind,
  privacyPolicy: privacyPolicyKind,
  routes: customPageKind,
  events: gigKind,
  bookingRules: bookingRulesKind,
};

export type KindName = keyof typeof kinds;

/** A record of a kind. */
export type RecordOfKind<K extends KindName> = RecordOf<(typeof kinds)[K]['fields']>;

/** The form values of a record of a kind. */
export type InputOfKind<K extends KindName> = InputOf<(typeof kinds)[K]['fields']>;

export const kindNames = Object.keys(kinds) as KindName[];

/** The declaration of a kind, for code that treats all kinds alike. */
export function kindOf(name: KindName): Kind {
  return kinds[name];
}

/** The fields of a kind, for code that treats all kinds alike. */
export function fieldsOf(name: KindName): Fields {
  return kinds[name].fields;
}

/** Whether a kind has a single record, which its first save creates. */
export function isSingleKind(name: KindName): boolean {
  return kinds[name].list === 'single';
}

/** Reads a stored or published document of any kind. */
export function readContent<K extends KindName>(kind: K, id: string, data: object): RecordOfKind<K> {
  return readRecord(kinds[kind].fields, id, data) as RecordOfKind<K>;
}

/** The form values of a record of any kind; without a record, those of an empty form. */
export function toInputOfKind<K extends KindName>(kind: K, record?: object): InputOfKind<K> {
  return toInput(kinds[kind].fields, record) as InputOfKind<K>;
}

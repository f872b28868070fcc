import { defineKind } from '../record/kind.ts';
import { openingHours } from './opening-hours.ts';

/** Opening hours and special days: one record. */
export const openingHoursKind = /* @__PURE__ */ defineKind({
  collection: 'openingHours',
  calls: { path: '/openingHours', suffixes: ['user'], schema: 'OpeningHours' },
  names: { one: 'Opening hours', many: 'opening hours', this: 'the opening hours' },
  fields: openingHours,
  list: 'single',
  access: { read: 'editContent', write: 'editContent' },
  publish: { in: 'site' },
});

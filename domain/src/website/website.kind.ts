import { defineKind } from '../record/kind.ts';
import { website } from './website.ts';

/** Website settings: one record. */
export const websiteKind = /* @__PURE__ */ defineKind({
  collection: 'website',
  calls: { path: '/website', suffixes: [], schema: 'Website' },
  names: { one: 'Website', many: 'website settings', this: 'the website' },
  fields: website,
  list: 'single',
  access: { read: 'editContent', write: 'editContent' },
  publish: { in: 'site' },
});

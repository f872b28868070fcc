import { defineKind } from '../record/kind.ts';
import { closedTonight } from './closed-tonight.ts';

/** What is closed tonight: one record. Guests see what it changes in the notice, the hours and the gigs. */
export const closedTonightKind = /* @__PURE__ */ defineKind({
  collection: 'closedTonight',
  calls: { path: '/closedTonight', suffixes: [], schema: 'ClosedTonight' },
  names: { one: 'Closed tonight', many: 'closed tonight', this: 'what is closed tonight' },
  fields: closedTonight,
  list: 'single',
  access: { read: 'editContent', write: 'editContent' },
  publish: { in: 'nothing' },
});

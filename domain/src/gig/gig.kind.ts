import { defineKind } from '../record/kind.ts';
import { gig } from './gig.ts';

/** Gigs. What is published of one depends on the others: the next ones, the latest, a month. */
export const gigKind = /* @__PURE__ */ defineKind({
  collection: 'events',
  calls: { path: '/event', suffixes: ['super', 'music'], schema: 'Event' },
  names: { one: 'Gig', many: 'music events', this: 'this gig' },
  fields: gig,
  list: { by: 'datetime' },
  access: { read: 'editContent', write: 'editContent' },
  publish: { in: 'own' },
});

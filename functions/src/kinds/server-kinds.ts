import { messages, noticeVisibilities, publishedNotice, type KindName } from '@venue/domain';
import { customPageFace } from './custom-pages/custom-page-face.ts';
import { gigFace } from './gigs/gig-face.ts';
import { menuFace } from './menus/menu-face.ts';
import type { AnyServerKind, ServerKind } from './server-kind.ts';

/** The kinds of which something must be said here: who composes them, or the facts of their links. */
type Special = { [K in KindName]: object extends ServerKind<K> ? never : K }[KindName];

/** The server's faces of the kinds that have one. Of a plain kind all follows from its declaration. */
export const serverKinds: { [K in Special]: ServerKind<K> } & { [K in KindName]?: ServerKind<K> } = {
  website: { calls: 'own' },
  menus: menuFace,
  openingHours: { calls: 'own' },
  notice: { calls: 'own', visibilities: noticeVisibilities, published: publishedNotice },
  // What was closed is not open again by bringing back the record alone.
  closedTonight: { calls: 'own', restore: messages.closedNotRestored },
  termsAndConditions: { calls: 'own' },
  privacyPolicy: { calls: 'own' },
  bookingRules: { calls: 'own' },
  routes: customPageFace,
  events: gigFace,
};

/** The server's face of a kind, for code that treats all kinds alike. */
export function serverKind(kind: KindName): AnyServerKind {
  return serverKinds[kind] ?? {};
}

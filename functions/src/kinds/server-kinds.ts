import { messages, noticeVisibilities, publishedNotice, type KindName } from '@venue/domain';
import { customPageFace } from './custom-pages/custom-page-face.ts';
import { gigFace } from './gigs/gig-face.ts';
import { menuFace } from './menus/menu-face.ts';
import type { AnyServerKind, ServerKind } from './server-kind.ts';

/** The server's faces of all kinds. */
export const serverKinds: { [K in KindName]: ServerKind<K> } = {
  website: { calls: 'own' },
  menus: menuFace,
  openingHours: { calls: 'own' },
  notice: { calls: 'own', visibilities: noticeVisibilities, published: publishedNotice },
  // What was closed is not open again by bringing back the record alone.
  closedTonight: { calls: 'own', restore: messages.closedNotRestored },
  termsAndConditions: { calls: 'own' },
  privacyPolicy: { calls: 'own' },
  routes: customPageFace,
  events: gigFace,
};

/** The server's face of a kind, for code that treats all kinds alike. */
export function serverKind(kind: KindName): AnyServerKind {
  return serverKinds[kind];
}

/**
 * Two kinds that no code knows, for tests of what follows from a declaration alone: signs have a part each, offers
 * share one. Code that names kinds by hand forgets them.
 */
import { kindNames, kinds, type KindName } from '../../domain/src/kinds.ts';
import { image, line, list, stamps, text, urlName } from '../../domain/src/record/field.ts';
import { defineKind, type Kind } from '../../domain/src/record/kind.ts';
import { visibility } from '../../domain/src/visibility/visibility.ts';

const access = { read: 'editContent', write: 'editContent' } as const;

/** Each in a part of its own, with a link in the site. */
export const signKind = defineKind({
  collection: 'spareSigns',
  calls: { path: '/spareSigns', suffixes: ['user'], schema: 'SpareSign' },
  names: { one: 'Sign', many: 'signs', this: 'this sign' },
  fields: {
    title: line('Title', { requiredMessage: 'Type a title.' }),
    route: urlName('URL endpoint', { requiredMessage: 'Type an endpoint.' }),
    picture: image('Picture'),
    ...visibility,
    ...stamps,
  },
  list: { by: 'title' },
  address: 'route',
  access,
  publish: {
    ...{ in: 'part', part: 'sign-', record: 'sign' },
    links: { in: 'spareSigns', fields: ['title', 'route', 'showUntil', 'updatedAt'] },
  },
});

/** All of them in one part. */
export const offerKind = defineKind({
  collection: 'spareOffers',
  calls: { path: '/spareOffers', suffixes: [], schema: 'SpareOffer' },
  names: { one: 'Offer', many: 'offers', this: 'this offer' },
  fields: {
    name: line('Name', { requiredMessage: 'Type a name.' }),
    terms: list('Term', text('')),
    picture: image('Picture'),
    ...visibility,
    ...stamps,
  },
  list: { by: 'createdAt' },
  access,
  publish: { in: 'list', part: 'offers', records: 'offers' },
});

/** The names of the kinds, as code that treats all kinds alike gets them. */
export const [signs, offers] = ['spareSigns', 'spareOffers'] as unknown as [KindName, KindName];

/** Their faces on the server and in the office: nothing of them is special. */
export const plainFaces = { [signs]: {}, [offers]: {} };

/**
 * Declares the kinds until the returned function is called. What derives from the declarations as it is imported, such
 * as the calls of the API, has to be imported afterwards.
 */
export function declareThrowAwayKinds(): () => void {
  const declared = kinds as Record<string, Kind>;
  Object.assign(declared, { [signs]: signKind, [offers]: offerKind });
  kindNames.push(signs, offers);
  return () => {
    for (const name of [signs, offers]) {
      delete declared[name];
      kindNames.splice(kindNames.indexOf(name), 1);
    }
  };
}

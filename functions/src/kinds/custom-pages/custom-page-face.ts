import { customPage, readStored } from '@venue/domain';
import type { Saving, ServerKind } from '../server-kind.ts';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Change } from '../change.ts';

/** Custom pages on the server. */
export const customPageFace: ServerKind<'routes'> = {
  calls: 'own',
  prepare: keepFormerRoutes,
  link(_page, stored) {
    const { formerRoutes } = readStored(customPage, stored);
    return formerRoutes.length > 0 ? { formerRoutes } : {};
  },
  ifTooLarge: 'Shorten it, or split it into two pages.',
};

/** Former URL endpoints that lead to a page; earlier ones are given up. */
const mostFormer = 20;

/** Keeps the URL endpoints that changed custom pages have had, so that links to them still work. */
export function keepFormerRoutes(changes: Change[], { stored }: Pick<Saving, 'stored'>): Change[] {
  return changes.map((change) => {
    const { path, after } = change;
    if (!after) return change;
    const before = stored.get(path);
    const known = [...formerRoutesOf(after), ...formerRoutesOf(before ?? {}), before?.['route']];
    const others = known.filter((route) => route && route !== after['route']).map(String);
    // A name that the page has had twice counts as of the last time.
    const formerRoutes = [...new Set(others.toReversed())].slice(0, mostFormer).toReversed();
    if (formerRoutes.length === 0 && !after['formerRoutes']) return change;
    return { ...change, after: { ...after, formerRoutes } };
  });
}

function formerRoutesOf(stored: DocumentData): string[] {
  return readStored(customPage, stored).formerRoutes;
}

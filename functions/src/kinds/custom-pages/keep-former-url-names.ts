import { customPage, readStored } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Change, Documents } from '../change.ts';
import { readRecordPath } from '../record-paths.ts';

/** Former URL endpoints that lead to a page; earlier ones are given up. */
const mostFormer = 20;

/** Keeps the URL endpoints that the custom pages among some changes have had, so that links to them still work. */
export function keepFormerRoutes(changes: Change[], stored: Documents): Change[] {
  return changes.map((change) => {
    const { path, after } = change;
    if (readRecordPath(path).kind !== 'routes' || !after) return change;
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

import { readAccounts } from './project/accounts.ts';
import { readContents } from './content-entries.ts';
import { entryName } from './entry-name.ts';
import { compareEntries, type ManifestEntry } from './manifest.ts';
import type { ProjectData } from './project/project-data.ts';

/**
 * Describes what a project holds besides, or other than, the archive whose restore broke off in it. A restore writes
 * whole documents and files, so whatever differs is somebody else's. Only accounts are made in two steps: one still
 * without a role, or anything else among its claims, is the restore's own.
 */
export async function findChanges(place: ProjectData, wanted: ManifestEntry[]): Promise<string[]> {
  const accounts = await readAccounts(place.accounts);
  const withoutClaims = accounts.filter(({ claims }) => Object.keys(claims).length === 0);
  const wantedNames = new Set(wanted.map(({ name }) => name));
  const halfMade = withoutClaims
    .map(({ uid }) => entryName('account', uid))
    .filter((name) => wantedNames.has(name));
  const found = (await readContents(place)).filter(({ name }) => !halfMade.includes(name));
  const foundNames = new Set(found.map(({ name }) => name));
  return compareEntries(
    wanted.filter(({ name }) => foundNames.has(name)),
    found,
  );
}

import { kindNames, singleId } from '@venue/domain';
import { database } from '../firebase/admin-app.ts';
import { commit } from './commit.ts';
import { recordPath } from '../kinds/record-paths.ts';
import { serverKind } from '../kinds/server-kinds.ts';

/**
 * Composes and publishes the whole site again without changing a record, except that gigs without a slug get one. Used
 * after a deploy, whose fixed pages may show other pictures than the last build. Resolves with the new version, or
 * undefined if nothing has been saved yet: an empty site does not go live by itself.
 * @param by uid or name of a script
 */
export async function republishAll(by: string): Promise<string | undefined> {
  const settings = await database().doc(recordPath('website', singleId)).get();
  if (!settings.exists) return undefined;
  for (const kind of kindNames) await serverKind(kind).upgrade?.();
  const { site } = await commit({ by, paths: [], plan: () => [], anew: true });
  return site.version;
}

import { singleId } from '@venue/domain';
import { database } from '../firebase/admin-app.ts';
import { commit } from './commit.ts';
import { recordPath } from '../kinds/record-paths.ts';

/**
 * Composes and publishes the whole site again without changing a record. Used after a deploy, whose fixed pages may show other pictures than the last build. Resolves with the new version, or
 * undefined if nothing has been saved yet: an empty site does not go live by itself.
 * @param by uid or name of a script
 */
export async function republishAll(by: string): Promise<string | undefined> {
  const settings = await database().doc(recordPath('website', singleId)).get();
  if (!settings.exists) return undefined;
  const { site } = await commit({ by, paths: [], plan: () => [], anew: true });
  return site.version;
}

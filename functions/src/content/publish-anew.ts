import { singleId } from '@venue/domain';
import { database } from '../firebase.ts';
import { commit } from './commit.ts';
import { recordPath } from './kinds.ts';

/**
 * Composes and publishes the whole site anew from what is stored, without changing a record: after a deploy, whose
 * fixed pages may show other pictures than the build before. Gives the new version, or undefined when nothing
 * has been stored yet: an empty site must not go live by itself.
 * @param by who or what publishes
 */
export async function publishAnew(by: string): Promise<string | undefined> {
  const settings = await database().doc(recordPath('website', singleId)).get();
  if (!settings.exists) return undefined;
  const { site } = await commit({ by, paths: [], plan: () => [], anew: true });
  return site.version;
}

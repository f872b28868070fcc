import { isDue, type SiteJson } from '@venue/domain';
import { readDocument } from '../firestore-rest/read-document.ts';
import { publishedPath } from '../kinds/record-paths.ts';
import { coalesceReads } from '../publishing/coalesce-reads.ts';

/** Whether something was published, and when the site changes next without a save. */
export type Recomposed = { isChanged: boolean; nextChangeAt?: string };

/**
 * Publishes what has started or ended since the last save. Does nothing during a restore, nor when nothing is due,
 * which costs one read of one document; calls at the same time share it. Throws 409 when saves keep it from getting
 * through.
 */
export const recompose = coalesceReads(async (): Promise<Recomposed> => {
  const site = await readDocument<SiteJson>(publishedPath);
  if (!site || !isDue(site, new Date())) return answer(false, site);
  const [{ commit }, { isRestoring }] = await Promise.all([
    import('./commit.ts'),
    import('../backup/project/marker.ts'),
  ]);
  if (await isRestoring()) return answer(false, site);
  const committed = await commit({ by: 'schedule', paths: [], plan: () => [], onlyWhenDue: true });
  return answer(committed.site.version !== site.version, committed.site);
});

function answer(isChanged: boolean, { nextChangeAt }: Partial<SiteJson> = {}): Recomposed {
  return { isChanged, ...(nextChangeAt && { nextChangeAt }) };
}

import { nothingPublished, readFields, visibility } from '@venue/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { Change, Documents } from '../kinds/change.ts';
import { canBeHidden, isPublicAt } from '../kinds/to-public-record.ts';
import { compose, neighboursIn } from './compose.ts';
import { readRecordPath } from '../kinds/record-paths.ts';
import { filesOf, publication } from './build-parts.ts';
import { readMediaOf } from './read-stored-site.ts';

/**
 * Throws 413 for hidden records that are too large to be published. Nothing else would notice now, because they have
 * no part yet; once they are due, they would be published with the save of somebody else, who can't mend them.
 */
export async function assertFits(reader: Transaction, changes: Change[], now: Date): Promise<void> {
  const documents: Documents = new Map();
  for (const { path, after } of changes) {
    if (!after || !canBeHidden(readRecordPath(path).kind) || isPublicAt(readFields(visibility, after), now))
      continue;
    const { isDraft: _draft, showFrom: _from, showUntil: _until, ...live } = after;
    documents.set(path, live);
  }
  if (documents.size === 0) return;
  const changed = [...documents.keys()];
  const save = { site: nothingPublished, changed, before: new Map(), after: documents, now };
  const composition = compose(save, neighboursIn(documents));
  publication(composition, {}, await readMediaOf(reader, filesOf(composition)), now);
}

import { kindOf, readContent, visibility, type KindName } from '@venue/domain';
import { database } from '../firebase/admin-app.ts';
import { isPublicAt } from '../kinds/to-public-record.ts';

/** A stored record of a kind with addresses, as far as others have to know it. */
export type Named = { _id: string; title: string; urlName: string; position: number; isPublic: boolean };

/**
 * Titles, endpoints and positions of all stored records of a kind, also of those that guests don't see yet. Reads
 * nothing else of them. Within a save it is consistent: one that comes in between makes the save start over.
 */
export async function listNames(kind: KindName): Promise<Named[]> {
  const { address = '' } = kindOf(kind);
  const fields = ['title', address, 'position', ...Object.keys(visibility)];
  const { docs } = await database()
    .collection(kind)
    .select(...new Set(fields.filter(Boolean)))
    .get();
  const now = new Date();
  return docs.map((doc) => {
    const record = readContent(kind, doc.id, doc.data());
    const { title, position, ...others } = record as Record<string, unknown>;
    const urlName = String(others[address] ?? '');
    return {
      _id: doc.id,
      title: typeof title === 'string' ? title : urlName,
      urlName,
      position: typeof position === 'number' ? position : 0,
      isPublic: isPublicAt(record, now),
    };
  });
}

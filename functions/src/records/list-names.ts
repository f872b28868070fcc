import { readContent, visibility } from '@venue/domain';
import { database } from '../firebase/admin-app.ts';
import { isPublicAt } from '../kinds/to-public-record.ts';

/** A stored menu or custom page, as far as others have to know it. */
export type Named = { _id: string; title: string; route: string; position: number; isPublic: boolean };

/**
 * Titles, endpoints and positions of all stored menus or custom pages, also of those that guests don't see yet. Reads
 * nothing else of them. Within a save it is consistent: one that comes in between makes the save start over.
 */
export async function listNames(kind: 'menus' | 'routes'): Promise<Named[]> {
  const fields = ['title', 'route', 'position', ...Object.keys(visibility)];
  const { docs } = await database()
    .collection(kind)
    .select(...fields)
    .get();
  const now = new Date();
  return docs.map((doc) => {
    const record = readContent(kind, doc.id, doc.data());
    const { _id, title, route } = record;
    const position = 'position' in record ? record.position : 0;
    return { _id, title, route, position, isPublic: isPublicAt(record, now) };
  });
}

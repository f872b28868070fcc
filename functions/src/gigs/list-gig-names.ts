import { gig, readRecord } from '@venue/domain';
import { database } from '../firebase/admin-app.ts';

/**
 * The artist and date of every stored gig, for the search, which Firestore cannot do within a text. Reads no other
 * field: there are thousands of gigs, with long texts.
 */
export async function listGigNames(): Promise<{ _id: string; artist: string; datetime?: Date }[]> {
  const found = await database().collection('events').select('artist', 'datetime').get();
  return found.docs.map((doc) => {
    const { _id, artist, datetime } = readRecord(gig, doc.id, doc.data());
    return { _id, artist, ...(datetime && { datetime }) };
  });
}

import { createHash } from 'node:crypto';
import { contentEntries } from './content-entries.ts';
import type { ManifestEntry } from './manifest.ts';
import type { Place } from './place.ts';

/** Reads everything a project holds and gives the checksum of each document, file and account. */
export async function readContents(place: Place): Promise<ManifestEntry[]> {
  const entries: ManifestEntry[] = [];
  for await (const { name, headers, open } of contentEntries(place)) {
    const hash = createHash('sha256');
    let size = 0;
    const body = open();
    for await (const chunk of Buffer.isBuffer(body) ? [body] : (body as AsyncIterable<Buffer>)) {
      hash.update(chunk);
      size += chunk.length;
    }
    entries.push({ name, size, sha256: hash.digest('hex'), ...(headers && { headers }) });
  }
  return entries;
}

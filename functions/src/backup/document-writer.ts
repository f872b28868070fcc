import { writeDocuments, type StoredDocument } from './documents.ts';
import type { Place } from './place.ts';

/** A commit takes up to 10 MiB; in JSON a document may be somewhat longer than it is stored. */
const mostBytes = 4 * 1024 * 1024;
const mostDocuments = 300;

/** Collects documents and stores them many at a time. With `isNew`, none of them may exist already. */
export function createDocumentWriter(place: Place, isNew: boolean) {
  let waiting: StoredDocument[] = [];
  let bytes = 0;

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const documents = waiting;
    waiting = [];
    bytes = 0;
    await writeDocuments(place, documents, isNew);
  }

  async function add(document: StoredDocument): Promise<void> {
    const size = JSON.stringify(document).length;
    if (bytes + size > mostBytes || waiting.length === mostDocuments) await flush();
    waiting.push(document);
    bytes += size;
  }

  return { add, flush };
}

import type { PartName, Preview, SiteJson } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Documents } from '../content/compose.ts';
import { canBeHidden } from '../content/for-guests.ts';
import { publishedPath, readRecordPath } from '../content/kinds.ts';
import { composeChanges } from '../content/publish-changes.ts';
import type { Publication } from '../content/publish.ts';
import { readStoredSite } from '../content/site-documents.ts';
import { database } from '../firebase.ts';
import { readDocument } from '../firestore-rest/read-document.ts';

/** Previews in memory: a person walks through one after the other. */
const most = 4;
const composed = new Map<string, Promise<Publication>>();

/** What would be published at the preview's moment if nobody saved until then. Nothing of it is stored. */
export async function composePreview({ at, withDrafts }: Preview): Promise<Publication> {
  const site = await readDocument<SiteJson>(publishedPath);
  const key = `${site?.version} ${at.getTime()} ${withDrafts}`;
  const known = composed.get(key) ?? compose(at, withDrafts);
  composed.set(key, known);
  known.catch(() => composed.delete(key));
  for (const oldest of composed.keys()) if (composed.size > most) composed.delete(oldest);
  return known;
}

/** The part of a preview with this name; undefined if there is none at its moment. */
export function partOf({ parts }: Publication, name: string): DocumentData | undefined {
  return parts.get(name as PartName);
}

function compose(at: Date, withDrafts: boolean): Promise<Publication> {
  return database().runTransaction(
    async (reader) => {
      const stored = await readStoredSite(reader, [], true, at);
      const documents = withDrafts ? asPublished(stored.documents) : stored.documents;
      const changes = { stored: { ...stored, documents }, changes: [], after: documents };
      return composeChanges(reader, { ...changes, described: undefined, now: at });
    },
    { readOnly: true },
  );
}

/** The documents with every draft published. */
function asPublished(documents: Documents): Documents {
  return new Map(
    [...documents].map(([path, data]) => {
      const isDraft = canBeHidden(readRecordPath(path).kind) && data['isDraft'] === true;
      return [path, isDraft ? { ...data, isDraft: false } : data];
    }),
  );
}

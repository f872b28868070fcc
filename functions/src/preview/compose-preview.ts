import { messages, singleId, type PartName, type Preview, type SiteJson } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import type { Documents } from '../kinds/change.ts';
import { canBeHidden } from '../kinds/to-public-record.ts';
import { publishedPath, readRecordPath, recordPath } from '../kinds/record-paths.ts';
import { composeChanges } from '../publishing/compose-save.ts';
import type { Publication } from '../publishing/build-parts.ts';
import { readStoredSite } from '../publishing/read-stored-site.ts';
import { readConsistently } from '../firebase/read-consistently.ts';
import { readDocument } from '../firestore-rest/read-document.ts';
import { readUnsaved } from './unsaved.ts';

/** Previews in memory: a person walks through one after the other. */
const most = 4;
const composed = new Map<string, Promise<Publication>>();

/**
 * What would be published at the preview's moment if nobody saved until then, or only its unsaved settings were. Throws
 * 404 when these have been deleted.
 */
export async function composePreview({ at, withDrafts, unsaved }: Preview): Promise<Publication> {
  const site = await readDocument<SiteJson>(publishedPath);
  const key = `${site?.version} ${at.getTime()} ${withDrafts} ${unsaved}`;
  const known = composed.get(key) ?? compose(at, withDrafts, unsaved);
  composed.set(key, known);
  known.catch(() => composed.delete(key));
  for (const oldest of composed.keys()) if (composed.size > most) composed.delete(oldest);
  return known;
}

/** The part of a preview with this name; undefined if there is none at its moment. */
export function partOf({ parts }: Publication, name: string): DocumentData | undefined {
  return parts.get(name as PartName);
}

async function compose(at: Date, withDrafts: boolean, unsaved: string | undefined): Promise<Publication> {
  const website = unsaved && (await readUnsaved(unsaved));
  if (unsaved && !website) throw new HttpError(404, messages.previewEnded);
  return readConsistently(async (reader) => {
    const stored = await readStoredSite(reader, [], true, at);
    const documents = withDrafts ? asPublished(stored.documents) : new Map(stored.documents);
    const path = recordPath('website', singleId);
    if (website) documents.set(path, { ...documents.get(path), ...website });
    const changes = { stored: { ...stored, documents }, changes: [], after: documents };
    return composeChanges(reader, { ...changes, described: {}, now: at });
  });
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

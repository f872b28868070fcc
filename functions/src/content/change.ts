import type { SiteJson } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Documents } from './compose.ts';

export type Operation = 'create' | 'update' | 'delete' | 'restore';

/** One document's change. `after` undefined deletes it. */
export type Change = { path: string; operation: Operation; after: DocumentData | undefined };

/** What to save: the documents it needs besides the published ones, and the changes it makes of them. */
export type Save = {
  /** uid of who saves, or a word for a script. */
  by: string;
  paths: string[];
  /** Changes nothing by itself: runs once per attempt, with the published site as it is. Throws a HttpError to give up. */
  plan: (documents: Documents, site: SiteJson) => Change[] | Promise<Change[]>;
  /** A stored picture that is described anew. 404 when there is none of that name. */
  picture?: { file: string; alt: string };
  /** Composes the whole site from all records, not only what the changes touch. */
  anew?: boolean;
};

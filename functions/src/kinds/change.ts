import type { SiteJson } from '@venue/domain';
import type { Descriptions } from '@venue/domain/schemas';
import type { DocumentData } from 'firebase-admin/firestore';

/** Stored content documents by path. */
export type Documents = Map<string, DocumentData>;

export type Operation = 'create' | 'update' | 'delete' | 'restore';

/** The change of one document; without `after` it is deleted. */
export type Change = { path: string; operation: Operation; after: DocumentData | undefined };

/** A save: the documents that it needs besides the published ones, and the changes to make. */
export type Save = {
  /** uid of the author, or the name of a script. */
  by: string;
  paths: string[];
  /** Runs in each attempt, with the current published site, and has no side effects. Throws an HttpError to give up. */
  plan: (documents: Documents, site: SiteJson) => Change[] | Promise<Change[]>;
  /** New alternative texts of stored pictures, by file name. 404 for an unknown one. */
  descriptions?: Descriptions | undefined;
  /** Writes nothing unless a record has started or ended since the last save. */
  onlyWhenDue?: true;
  /** Composes the whole site from all records, not only the changed parts. */
  anew?: boolean;
};

import type { kinds, KindName, LinkFacts, PartKind, PartName, RecordOfKind, SiteJson } from '@venue/domain';
import type { Visibility } from '@venue/domain';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import type { Change, Documents } from './change.ts';
import type { UnsealedPart } from './unsealed-part.ts';

/** What a save changes, to be published. */
export type Composing = {
  /** The site as it is published. */
  site: SiteJson;
  /** Paths of the records that changed. */
  changed: readonly string[];
  /** The changed records before the change, and all that were read after it. */
  before: Documents;
  after: Documents;
  now: Date;
};

/** The parts that a kind publishes in its own way; undefined deletes one. */
export type OwnParts = {
  /** What of the site is replaced. */
  site: Partial<SiteJson>;
  parts: Map<PartName, UnsealedPart | undefined>;
  /** The gig pages that the site names; undefined when they are those of before. */
  namedPages?: Set<PartName>;
};

/** How a kind is published of which a record needs its neighbours. Both get the changed paths of their kind alone. */
export type OwnComposer<Own extends object = object> = {
  /** Reads the records after the change, as many as `compose` needs. */
  read(this: void, reader: Transaction, save: Composing): Promise<Own[]>;
  /** Also called when no record of the kind has changed, because time has gone by. */
  compose(this: void, save: Composing, records: Own[]): OwnParts;
};

/** One save, for the changes of a kind in it. */
export type Saving = {
  /** The stored documents that the save has read. */
  stored: Documents;
  /** Name of the author. */
  byName: string;
  now: Date;
};

type Common<Own extends object> = {
  /**
   * The changes of this kind in one save as they are to be stored, in the same order. Runs in each attempt, and has no
   * side effects. Throws an HttpError to give up.
   */
  prepare?(this: void, changes: Change[], saving: Saving): Change[] | Promise<Change[]>;
  /**
   * An earlier state as it is stored again, or why none is, with which a restore gets 409.
   * @param isLast whether it is the last state of a deleted record
   */
  restore?: string | ((earlier: DocumentData, isLast: boolean) => DocumentData);
  /** When guests see a record whose times are not those of `visibility`. Only a kind with one record may have them. */
  visibilities?(this: void, record: Own): Visibility[];
  /** A live record as it is published at a time, if that is not the record itself. */
  published?(this: void, record: Own, now: Date): Own;
  /** The kind has calls of its own, instead of those that follow from its declaration. */
  calls?: 'own';
  /** What to do when a record is too large to be published; by default to shorten it. */
  ifTooLarge?: string;
};

/** The server's face of a kind, for code that treats all kinds alike. */
export type AnyServerKind = Common<object> & {
  /** The facts of a record that its link has besides its fields. */
  link?(this: void, record: object, stored: DocumentData): object;
  compose?: OwnComposer;
};

type PublishingOf<K extends KindName> = (typeof kinds)[K]['publish'];

/** The server's face of a kind: what does not follow from its declaration. A plain kind has an empty one. */
export type ServerKind<K extends KindName> = Common<RecordOfKind<K>> &
  (PublishingOf<K> extends { links: { facts: object } }
    ? { link(this: void, record: RecordOfKind<K>, stored: DocumentData): LinkFacts<K & PartKind> }
    : unknown) &
  (PublishingOf<K> extends { in: 'own' } ? { compose: OwnComposer<RecordOfKind<K>> } : unknown);

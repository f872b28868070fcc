import {
  fieldsOf,
  isVisible,
  readContent,
  withoutStaffOnly,
  type KindName,
  type RecordOfKind,
  type Visibility,
} from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';

/** Whether records of a kind can be hidden from guests: they can be drafts, start and end. */
export function canBeHidden(kind: KindName): boolean {
  return 'showUntil' in fieldsOf(kind);
}

/** Whether guests see a record at a time. */
export function isPublicAt(record: Visibility | object, now: Date): boolean {
  return isVisible(record, now);
}

/** A live record as guests get it, published and by the API: without what only staff need to know. */
export function toPublicRecord<K extends KindName>(kind: K, record: RecordOfKind<K>): RecordOfKind<K> {
  return withoutStaffOnly(fieldsOf(kind), record);
}

/** A stored record as guests see it at a time; undefined if they don't. */
export function readForGuests<K extends KindName>(
  kind: K,
  id: string,
  data: DocumentData | undefined,
  now: Date,
): RecordOfKind<K> | undefined {
  const record = data && readContent(kind, id, data);
  return record && isPublicAt(record, now) ? toPublicRecord(kind, record) : undefined;
}

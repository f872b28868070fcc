import { contentFields, isLive, type ContentKind, type ContentRecords, type Showing } from '@venue/domain';

/** Whether records of a kind can be hidden from guests: they can be drafts, start and end. */
export function canBeHidden(kind: ContentKind): boolean {
  return 'showUntil' in contentFields[kind];
}

/** Whether guests see a record at a time. */
export function isForGuests(record: Showing | object, now: Date): boolean {
  return isLive(record, now);
}

/** A live record as guests get it, published and by the API: without what only staff need to know. */
export function forGuests<K extends ContentKind>(_kind: K, record: ContentRecords[K]): ContentRecords[K] {
  const { isDraft: _draft, showFrom: _from, ...shown } = record as ContentRecords[K] & Showing;
  return shown as unknown as ContentRecords[K];
}

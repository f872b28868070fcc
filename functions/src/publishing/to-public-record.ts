import {
  contentFields,
  isVisible,
  type ContentKind,
  type ContentRecords,
  type Menu,
  type Visibility,
} from '@venue/domain';
import { withoutConfirmers } from '../kinds/menus/without-confirmers.ts';

/** Whether records of a kind can be hidden from guests: they can be drafts, start and end. */
export function canBeHidden(kind: ContentKind): boolean {
  return 'showUntil' in contentFields[kind];
}

/** Whether guests see a record at a time. */
export function isPublicAt(record: Visibility | object, now: Date): boolean {
  return isVisible(record, now);
}

/** A live record as guests get it, published and by the API: without what only staff need to know. */
export function toPublicRecord<K extends ContentKind>(kind: K, record: ContentRecords[K]): ContentRecords[K] {
  const { isDraft: _draft, showFrom: _from, ...shown } = record as ContentRecords[K] & Visibility;
  const live = shown as unknown as ContentRecords[K];
  return kind === 'menus' ? (withoutConfirmers(live as Menu) as typeof live) : live;
}

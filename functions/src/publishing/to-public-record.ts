import {
  kinds,
  isVisible,
  type KindName,
  type RecordOfKind,
  type Menu,
  type Visibility,
} from '@venue/domain';
import { withoutConfirmers } from '../kinds/menus/without-confirmers.ts';

/** Whether records of a kind can be hidden from guests: they can be drafts, start and end. */
export function canBeHidden(kind: KindName): boolean {
  return 'showUntil' in kinds[kind].fields;
}

/** Whether guests see a record at a time. */
export function isPublicAt(record: Visibility | object, now: Date): boolean {
  return isVisible(record, now);
}

/** A live record as guests get it, published and by the API: without what only staff need to know. */
export function toPublicRecord<K extends KindName>(kind: K, record: RecordOfKind<K>): RecordOfKind<K> {
  const { isDraft: _draft, showFrom: _from, ...shown } = record as RecordOfKind<K> & Visibility;
  const live = shown as unknown as RecordOfKind<K>;
  return kind === 'menus' ? (withoutConfirmers(live as Menu) as typeof live) : live;
}

import { nextChangeAt, type KindName, type RecordOfKind, type Visibility } from '@venue/domain';
import { toPublicRecord, isPublicAt } from '../kinds/to-public-record.ts';

/** Records are read again after this time, in ms, even if nothing was saved: somebody may have changed the database. */
const keptMs = 5 * 60_000;

/**
 * The records of a kind that guests see, as JSON. They stay in memory until the next save: a stranger who asks again and
 * again causes no more than a read a second, however many records there are. What starts and ends does so by the clock.
 * @param list reads all records of the kind, after its call
 * @param lastSave the time of the last save; undefined before the first one
 */
export function createGuestList<K extends KindName>(
  kind: K,
  list: () => Promise<RecordOfKind<K>[]>,
  lastSave: () => Promise<string | undefined>,
): () => Promise<string> {
  let kept: { records: RecordOfKind<K>[]; save: string | undefined; at: number } | undefined;
  let written: { json: string; until: number; of: unknown } | undefined;

  async function current(): Promise<RecordOfKind<K>[]> {
    const save = await lastSave();
    const at = Date.now();
    const isCurrent = kept && save !== undefined && kept.save === save && at - kept.at < keptMs;
    if (!kept || !isCurrent) kept = { records: await list(), save, at };
    return kept.records;
  }

  return async () => {
    const records = await current();
    const now = new Date();
    if (written?.of === records && now.getTime() < written.until) return written.json;
    const live = records.filter((record) => isPublicAt(record, now));
    const json = JSON.stringify(live.map((record) => toPublicRecord(kind, record)));
    const until = nextChangeAt(records as Visibility[], now)?.getTime() ?? Infinity;
    written = { json, until, of: records };
    return json;
  };
}

import type { KindName } from '@venue/domain';
import { useMemo, useState } from 'react';
import { titleOfRecord } from '../history/record-title.ts';
import { readDraft } from '../unsaved/drafts.ts';
import type { FormRecord } from './form-record.ts';

type EditedOptions<Entity, Values> = {
  /** The record that is picked, if one is. */
  id: string | undefined;
  /** All that are stored. */
  records: readonly Entity[];
  kind: KindName;
  /** The name of one record in a sentence. */
  noun: string;
  uid: string;
  /** A record before anything is typed. */
  empty: Entity;
  toInput: (record: Entity) => Values;
};

/** A record as its form needs it, and its name in a sentence. */
type Edited<Values> = { id: string; name: string; record: FormRecord<Values> };

/**
 * The picked record, live. Once it is deleted, its last known state, and after a reload that from which its draft was
 * typed: what somebody has typed into its form stays within reach.
 */
export function useEditedRecord<Entity extends { _id: string; updatedAt?: Date }, Values>(
  options: EditedOptions<Entity, Values>,
): (Edited<Values> & { isDeleted: boolean }) | undefined {
  const { id, records, kind, noun, uid, empty, toInput } = options;
  const stored = records.find(({ _id }) => _id === id);
  const current = useMemo<Edited<Values> | undefined>(
    () =>
      stored && {
        id: stored._id,
        name: `${noun} “${titleOfRecord(kind, stored)}”`,
        record: { values: toInput(stored), updatedAt: stored.updatedAt },
      },
    [stored, kind, noun, toInput],
  );
  const [latest, setLatest] = useState(current);
  if (current && current !== latest) setLatest(current);

  const drafted = useMemo<Edited<Values> | undefined>(() => {
    const draft = id === undefined ? undefined : readDraft<Values>(uid, `${kind}/${id}`);
    if (id === undefined || !draft) return undefined;
    const updatedAt = draft.basedOn ? new Date(draft.basedOn) : undefined;
    return { id, name: draft.name, record: { values: draft.base ?? toInput(empty), updatedAt } };
  }, [id, uid, kind, empty, toInput]);

  const edited = current ?? (latest?.id === id ? latest : drafted);
  return edited && { ...edited, isDeleted: !current };
}

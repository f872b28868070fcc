import { useCallback, useEffect, useState } from 'react';
import { useEndedUploads } from '../media/picked-files.ts';
import { currentAddress, readDraft, writeDraft } from './drafts.ts';
import { useUnsavedWork } from './unsaved-work.ts';

export type StoredInputOptions<Values> = {
  /** What it is, for dialogs and the list of drafts: "email". */
  name: string;
  /** Where its draft is stored: below the path of the record that it adds to. */
  path: string;
  /** Whose it is. */
  uid: string;
  /** Before anything is typed. Must not change. */
  empty: Values;
  /** Whether it holds anything that would be missed. */
  isFilled: (values: Values) => boolean;
};

/**
 * The input of a small form that sends or adds something. It survives a reload, and leaving asks about it, as with
 * the changes of a record (`useRecordForm`).
 */
export function useDraftInput<Values>({ name, path, uid, empty, isFilled }: StoredInputOptions<Values>) {
  const [draft] = useState(() => readDraft<Values>(uid, path));
  const [values, setValues] = useState<Values>({ ...empty, ...draft?.values });
  const filled = isFilled(values);
  const endedUploads = useEndedUploads();

  useEffect(() => {
    const at = new Date().toISOString();
    const draftNow = { values, basedOn: undefined, at, name, address: currentAddress() };
    writeDraft(uid, path, filled ? draftNow : undefined);
  }, [uid, path, name, filled, values, endedUploads]);

  const clear = useCallback(() => {
    // Not left to the effect: a form that closes now unmounts before its effects run again.
    writeDraft(uid, path, undefined);
    setValues(empty);
  }, [uid, path, empty]);
  const restore = useCallback(() => {
    setValues({ ...empty, ...readDraft<Values>(uid, path)?.values });
  }, [uid, path, empty]);
  useUnsavedWork({ name, uid, path, discard: clear, restore }, filled);

  return {
    values,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    clear,
    isFilled: filled,
    /** Whether it came back after a reload. */
    isRestored: draft !== undefined,
  };
}

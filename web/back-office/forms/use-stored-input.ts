import { useCallback, useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../session/drafts.ts';
import type { LostFile } from '../media/lost-files.ts';
import { useUnsavedWork } from './unsaved-work.ts';

export type StoredInputOptions<Values> = {
  /** In words, for the question before leaving. */
  name: string;
  /** Where its draft is stored: below the path of the record that it adds to. */
  path: string;
  /** Whose it is. */
  uid: string;
  /** Before anything is typed. Must not change. */
  empty: Values;
  /** Whether there is something in it that would be missed. */
  isFilled: (values: Values) => boolean;
};

/**
 * What somebody types into a small form that sends or adds something: kept over a reload, and asked
 * about before leaving, as the changes of a record are (`useRecordForm`).
 */
export function useStoredInput<Values>({ name, path, uid, empty, isFilled }: StoredInputOptions<Values>) {
  const [draft] = useState(() => readDraft<Values>(uid, path));
  const [values, setValues] = useState<Values>({ ...empty, ...draft?.values });
  const filled = isFilled(values);

  useEffect(() => {
    const at = new Date().toISOString();
    writeDraft(uid, path, filled ? { values, basedOn: undefined, at } : undefined);
  }, [uid, path, filled, values]);

  const clear = useCallback(() => {
    // At once: a form that closes with this has no later moment.
    writeDraft(uid, path, undefined);
    setValues(empty);
  }, [uid, path, empty]);
  useUnsavedWork(name, filled, clear);

  return {
    values,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    clear,
    isFilled: filled,
    /** Whether it came back after a reload. */
    isRestored: draft !== undefined,
    /** Files that a reload has lost. */
    lost: draft?.lost ?? noFiles,
  };
}

const noFiles: LostFile[] = [];

/** What `useStoredInput` gives. */
export type StoredInput<Values> = ReturnType<typeof useStoredInput<Values>>;

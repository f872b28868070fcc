import { useCallback, useEffect, useState, type BaseSyntheticEvent } from 'react';
import type { Described } from '@venue/domain/schemas';
import {
  get,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { toApiError } from '../api/api-error.ts';
import { findStored, useEndedUploads, withStoredNames } from '../media/picked-files.ts';
import { useDescriptions } from '../media/picture-description.tsx';
import { newEntryDraftPath, currentAddress, readDraft, writeDraft } from '../unsaved/drafts.ts';
import { baseOf, complete, type FormRecord } from './form-record.ts';
import { isSame } from './merge/merge-value.ts';
import { isNewer, useNewerStamp } from './use-newer-stamp.ts';
import { discardWork, useUnsavedWork, type UnsavedWork } from '../unsaved/unsaved-work.ts';
import { useOutcomeEnd, type RecordFormOutcome } from './use-outcome-end.ts';
import { useSaveQuestion, type SaveQuestion } from './use-save-question.ts';

export type RecordFormOptions<Values extends FieldValues> = {
  /** What the form is about, for dialogs and the list of drafts: "opening hours". */
  name: string;
  /** The record's path, such as `menus/abc` or `menus/new`: where its draft is stored. Must not change. */
  path: string;
  /** Whose draft it is. */
  uid: string;
  /** The record as it is stored now; changes while others save. */
  record: FormRecord<Values>;
  resolver: Resolver<Values>;
  /**
   * Stores the values and the new descriptions of their pictures, given the `updatedAt` they were based on; resolves to
   * the record's new one.
   */
  save: (values: Values & Described, basedOn: Date | undefined) => Promise<Date | undefined>;
  /** What to ask before values are saved, which may go live as they are all the same; undefined: nothing. */
  ask?: (values: Values, base: Values) => SaveQuestion<Values> | undefined;
  /** Called after it was stored and its draft removed. */
  onSaved?: (values: Values) => void;
  /** False where saving needs more than the form's values, so that the leave dialog cannot do it. */
  savesOnLeaving?: boolean;
};

/**
 * A form over one live record that loses nothing: changes survive failed saves, reloads, closed tabs and other
 * people's saves. An untouched form follows the record. A form with changes reports a newer record (`isOutdated`)
 * and leaves the choice to the person.
 */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>) {
  const { name, path, uid, record, resolver, save, ask, onSaved, savesOnLeaving = true } = options;
  const [draft] = useState(() => complete(readDraft<Values>(uid, path), record));
  const [hasAddition] = useState(() => readDraft(uid, newEntryDraftPath(path)) !== undefined);
  const [outcome, setOutcome] = useState<RecordFormOutcome>();
  /** What the last save has replaced. */
  const [replaced, setReplaced] = useState<Values>();
  const [isStoring, setIsStoring] = useState(false);
  const form = useForm<Values>({
    resolver,
    defaultValues: (draft?.values ?? record.values) as DefaultValues<Values>,
  });
  const { asked, isAgreed } = useSaveQuestion(form);
  // A draft keeps the record it was typed over, so that saving it meets the conflict check.
  const [base, setBase] = useState(draft ? baseOf(draft, record) : record);
  const [restoredAt, setRestoredAt] = useState(draft ? new Date(draft.at) : undefined);
  const pictures = useDescriptions(draft?.descriptions);
  const { descriptions, replaceDescriptions } = pictures;
  const endedUploads = useEndedUploads();
  const [resets, setResets] = useState(0);
  const { isSubmitting } = form.formState;
  // Subscribes to errors at once: fields of a closed section read theirs only when it opens.
  void form.formState.errors;
  const values = useWatch({ control: form.control }) as Values;
  const newerStamp = useNewerStamp(record, base.updatedAt);
  if (newerStamp && !isSubmitting) setBase({ ...base, updatedAt: newerStamp });
  const isUnsaved = !isSame(values, base.values) || descriptions !== undefined;
  const isOutdated = !isSubmitting && isNewer(record.updatedAt, base.updatedAt);
  const isConflict = outcome?.kind === 'failed' && outcome.error.isStale;

  const replace = useCallback(
    (next: Values) => {
      form.reset(next);
      setResets((before) => before + 1);
    },
    [form],
  );

  const startFrom = useCallback(
    (next: FormRecord<Values>) => {
      replace(next.values);
      setBase(next);
      replaceDescriptions(undefined);
      setRestoredAt(undefined);
      writeDraft(uid, path, undefined);
    },
    [replace, replaceDescriptions, uid, path],
  );

  useEffect(() => {
    // The form is untouched, so it shows what others have saved.
    // oxlint-disable-next-line react/set-state-in-effect -- the form is a store outside of React's state
    if (isOutdated && !isUnsaved) startFrom(record);
  }, [isOutdated, isUnsaved, record, startFrom]);

  useEffect(() => {
    const draftNow = {
      ...{ values, descriptions, base: base.values, basedOn: base.updatedAt?.toISOString() },
      ...{ at: new Date().toISOString(), name, address: currentAddress() },
    };
    writeDraft(uid, path, isUnsaved ? draftNow : undefined);
    // The draft has the stored names of pictures once they are uploaded.
  }, [uid, path, name, isUnsaved, values, descriptions, base, endedUploads]);

  useOutcomeEnd(outcome, [values, descriptions], () => setOutcome(undefined));

  const restore = useCallback(() => {
    const found = readDraft<Values>(uid, path);
    if (!found) return;
    replace(found.values);
    setBase((before) => baseOf(found, before));
    replaceDescriptions(found.descriptions);
  }, [replace, replaceDescriptions, uid, path]);

  const work: UnsavedWork = {
    ...{ name, uid, path, restore },
    discard() {
      startFrom(record);
      setOutcome(undefined);
    },
    save: savesOnLeaving ? () => submitBasedOn(base.updatedAt) : undefined,
  };
  useUnsavedWork(work, isUnsaved);

  async function submitBasedOn(basedOn: Date | undefined, event?: BaseSyntheticEvent): Promise<boolean> {
    let isStored = false;
    const handleValid = async (input: Values) => {
      isStored = (await isAgreed(ask?.(input, base.values))) && (await store(input, basedOn));
    };
    await form.handleSubmit(handleValid)(event);
    return isStored;
  }

  async function store(input: Values, basedOn: Date | undefined, isUndone = false): Promise<boolean> {
    setOutcome(undefined);
    setIsStoring(true);
    try {
      const updatedAt = await save({ ...input, descriptions }, basedOn);
      // Not left to the effect: a form that closes now unmounts before its effects run again.
      writeDraft(uid, path, undefined);
      // Not a reset: what was typed while the save was under way stays, and counts as unsaved.
      // So does a picture whose upload failed: the record still has the one before.
      setReplaced(base.updatedAt && structuredClone(base.values));
      setBase({ values: withStoredNames(structuredClone(input)), updatedAt });
      for (const { path, name: file } of findStored(form.getValues())) {
        form.setValue(toFieldName<Values>(path), file as never);
      }
      if (descriptions) pictures.forget(descriptions);
      setRestoredAt(undefined);
      setOutcome({ kind: 'saved', isUndone });
      onSaved?.(input);
      return true;
    } catch (thrown) {
      const error = toApiError(thrown);
      for (const problem of error.errors) {
        form.setError(toFieldName<Values>(problem.path), { type: 'server', message: problem.message });
      }
      setOutcome({ kind: 'failed', error });
      return false;
    } finally {
      setIsStoring(false);
    }
  }

  const hasFixedErrors =
    outcome?.kind === 'failed' &&
    outcome.error.errors.length > 0 &&
    outcome.error.errors.every(({ path }) => !get(form.formState.errors, toFieldName(path)));

  return {
    form,
    path,
    values,
    /** How many times all values were replaced, for `FormResetsContext`. */
    resets,
    isUnsaved,
    /** Its values were checked and are being saved. */
    isStoring,
    /** The question to answer before saving. */
    asked,
    /** Somebody else has saved since this form's values were read; false while `conflict` says so. */
    isOutdated: isOutdated && !isConflict,
    /** While a save has failed because somebody else was faster: what both started from, and what they saved. */
    conflict: isConflict && isOutdated ? { base: base.values, theirs: record } : undefined,
    /** When the values were typed that came back after a reload. */
    restoredAt,
    /** Something typed came back after a reload: into the fields, or into the form that adds to the list. */
    hasDraft: restoredAt !== undefined || hasAddition,
    /** The new descriptions of its pictures, for `DescriptionsContext`. */
    pictures,
    /** The result of the last save, until it is out of date. */
    outcome: hasFixedErrors ? undefined : outcome,
    submit: (event?: BaseSyntheticEvent) => submitBasedOn(base.updatedAt, event),
    /** Saves values that were merged with what somebody else has saved. */
    submitMerged: (merged: Values) => {
      replace(merged);
      setBase(record);
      return submitBasedOn(record.updatedAt);
    },
    /** Stores again what the last save has replaced. Missing after anything else. */
    undo:
      outcome?.kind === 'saved' && replaced !== undefined && !isUnsaved
        ? () => {
            replace(replaced);
            return store(replaced, base.updatedAt, true);
          }
        : undefined,
    /** Discards the changes and shows the record as it is stored now. Can be undone for a minute. */
    discard: () => discardWork([work]),
  };
}

/** The server writes `contents[2].content`, the form `contents.2.content`. */
function toFieldName<Values extends FieldValues>(path: string) {
  return path.replace(/\[(\d+)\]/g, '.$1') as Path<Values>;
}

/** What `useRecordForm` returns. */
export type RecordFormState<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>;

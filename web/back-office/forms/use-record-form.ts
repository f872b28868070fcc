import { useCallback, useEffect, useState } from 'react';
import {
  get,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { toApiError, type ApiError } from '../api/api-error.ts';
import { additionTo, readDraft, writeDraft } from '../session/drafts.ts';
import { pickAgain, type LostFile } from '../media/lost-files.ts';
import { findStored, withStoredNames } from '../media/picked-files.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** A stored record as a form sees it: the values it edits, and the state of the record they belong to. */
export type FormRecord<Values> = { values: Values; updatedAt?: Date };

export type RecordFormOptions<Values extends FieldValues> = {
  /** What the form is about, in words, for the question before leaving. */
  name: string;
  /** The record's path, such as `menus/abc` or `menus/new`: where its draft is stored. Must not change. */
  path: string;
  /** Whose draft it is. */
  uid: string;
  /** The record as it is stored now; changes while others save. */
  record: FormRecord<Values>;
  resolver: Resolver<Values>;
  /** Stores the values, given the `updatedAt` they were based on; answers with the record's new one. */
  save: (values: Values, basedOn: Date | undefined) => Promise<Date | undefined>;
  /** After it was stored, with its draft gone. */
  onSaved?: (values: Values) => void;
};

export type RecordFormOutcome = { kind: 'saved' } | { kind: 'failed'; error: ApiError };

/**
 * A form over one live record that loses nothing: what is typed survives failed saves, reloads and
 * other people's saves. A form nobody has touched follows the record; a touched one says that
 * there is a newer state (`isOutdated`) and leaves the choice to the person.
 */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>) {
  const { name, path, uid, record, resolver, save, onSaved } = options;
  const [base, setBase] = useState(record);
  const [draft] = useState(() => readDraft<Values>(uid, path));
  const [hasAddition] = useState(() => readDraft(uid, additionTo(path)) !== undefined);
  const [outcome, setOutcome] = useState<RecordFormOutcome>();
  const form = useForm<Values>({
    resolver,
    defaultValues: (draft?.values ?? record.values) as DefaultValues<Values>,
  });
  // A draft based on an older record keeps its own base, so that saving it meets the conflict check.
  const [basedOn, setBasedOn] = useState(draft ? readStamp(draft.basedOn) : record.updatedAt);
  const [restoredAt, setRestoredAt] = useState(draft ? new Date(draft.at) : undefined);
  const [lost, setLost] = useState<LostFile[]>(draft?.lost ?? []);
  const { isSubmitting } = form.formState;
  // Subscribes to errors at once: fields of a closed section read theirs only when it opens.
  void form.formState.errors;
  const values = useWatch({ control: form.control }) as Values;
  const isUnsaved = !isSame(values, base.values);
  const isOutdated = !isSubmitting && isNewer(record.updatedAt, basedOn);
  const isRefused = outcome?.kind === 'failed' && outcome.error.isStale;
  // Whoever has picked another one, or taken the old one away, has dealt with it.
  const stillLost = lost.filter((file) => isSame(get(values, file.path), get(draft?.values, file.path)));
  if (stillLost.length < lost.length) setLost(stillLost);

  const startFrom = useCallback(
    (next: FormRecord<Values>) => {
      form.reset(next.values);
      setBase(next);
      setBasedOn(next.updatedAt);
      setRestoredAt(undefined);
      writeDraft(uid, path, undefined);
    },
    [form, uid, path],
  );

  useEffect(() => {
    // Nobody has touched the form, so it simply shows what others have saved.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the form is a store outside of React's state
    if (isOutdated && !isUnsaved) startFrom(record);
  }, [isOutdated, isUnsaved, record, startFrom]);

  useEffect(() => {
    const at = new Date().toISOString();
    const isWorthStoring = isUnsaved || lost.length > 0;
    const draftNow = { values, lost, basedOn: basedOn?.toISOString(), at };
    writeDraft(uid, path, isWorthStoring ? draftNow : undefined);
  }, [uid, path, isUnsaved, values, basedOn, lost]);

  useEffect(() => {
    for (const file of lost) {
      form.setError(file.path as Path<Values>, { type: 'lost', message: pickAgain(file.fileName) });
    }
    return () => form.clearErrors(lost.map((file) => file.path as Path<Values>));
  }, [form, lost]);

  const discard = useCallback(() => {
    startFrom(record);
    setLost([]);
    setOutcome(undefined);
  }, [startFrom, record]);
  useUnsavedWork(name, isUnsaved, discard);

  async function store(input: Values, from: Date | undefined) {
    setOutcome(undefined);
    try {
      const updatedAt = await save(input, from);
      // At once: a form that closes with its save has no later moment.
      writeDraft(uid, path, undefined);
      setLost([]);
      // Not a reset: what was typed while the answer was on its way stays, and counts as unsaved.
      // So does a picture whose upload failed: the record still has the one before.
      setBase({ values: withStoredNames(structuredClone(input)), updatedAt });
      for (const { path, name: file } of findStored(form.getValues())) {
        form.setValue(toFieldName<Values>(path), file as never);
      }
      setBasedOn(updatedAt);
      setRestoredAt(undefined);
      setOutcome({ kind: 'saved' });
      onSaved?.(input);
    } catch (thrown) {
      const error = toApiError(thrown);
      for (const problem of error.errors) {
        form.setError(toFieldName<Values>(problem.path), { type: 'server', message: problem.message });
      }
      setOutcome({ kind: 'failed', error });
    }
  }

  return {
    form,
    values,
    isUnsaved,
    /** Somebody else has saved since this form's values were read; not said again beside the question of a conflict. */
    isOutdated: isOutdated && !isRefused,
    /** What somebody else has saved, while an own save is refused because of it. */
    theirs: isRefused && isOutdated ? record.values : undefined,
    /** When the values were typed that came back after a reload. */
    restoredAt,
    /** Something typed came back after a reload: into the fields, or into the form that adds to the list. */
    hasDraft: restoredAt !== undefined || hasAddition,
    /** Files that a reload has lost, by name: what they were to replace still stands. */
    lostFiles: lost.map((file) => file.fileName),
    /** Goes on without the lost files. */
    forgetLost: () => setLost([]),
    outcome,
    submit: form.handleSubmit((input) => store(input, basedOn)),
    /** Saves over what somebody else has saved. */
    submitOver: form.handleSubmit((input) => store(input, record.updatedAt)),
    /** Drops what was typed and shows the record as it is stored now. */
    discard,
  };
}

/** The server writes `contents[2].content`, the form `contents.2.content`. */
function toFieldName<Values extends FieldValues>(path: string) {
  return path.replace(/\[(\d+)\]/g, '.$1') as Path<Values>;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** After an own save the live record lags behind the answer for a moment: older is not news. */
function isNewer(stored: Date | undefined, known: Date | undefined): boolean {
  return stored !== undefined && (known === undefined || stored > known);
}

function readStamp(text: string | undefined): Date | undefined {
  return text ? new Date(text) : undefined;
}

/** What `useRecordForm` gives. */
export type RecordFormState<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>;

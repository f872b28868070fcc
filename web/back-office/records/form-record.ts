import type { UnsavedInput } from '../unsaved/drafts.ts';

/** A stored record as a form sees it: the values it edits, and when they were saved. */
export type FormRecord<Values> = { values: Values; updatedAt?: Date };

/** A draft that was typed before an upgrade lacks the fields that are new since: they are as the record has them. */
export function complete<Values>(draft: UnsavedInput<Values> | undefined, { values }: FormRecord<Values>) {
  if (!draft) return undefined;
  const base = draft.base && { ...values, ...draft.base };
  return { ...draft, values: { ...values, ...draft.values }, base };
}

/** The record that a draft was typed over; the one given where the draft does not say. */
export function baseOf<Values>(draft: UnsavedInput<Values>, record: FormRecord<Values>): FormRecord<Values> {
  const updatedAt = draft.basedOn ? new Date(draft.basedOn) : undefined;
  return { values: draft.base ?? record.values, updatedAt };
}

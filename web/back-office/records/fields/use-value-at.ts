import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * The values of one entry of a form, by its path; undefined once it is gone. Renders only when they change, and an
 * entry that moves keeps the same object: `useWatch` renders each entry twice when those before it change places.
 */
export function useValueAt<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
): FieldPathValue<Values, Name> | undefined {
  const subscribe = useCallback(
    (callback: () => void) => form.subscribe({ name, formState: { values: true }, callback }),
    [form, name],
  );
  // The form changes its values in place. They are plain JSON, as their drafts are.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(form.getValues(name)));
  return useMemo(
    () => (text === undefined ? undefined : (JSON.parse(text) as FieldPathValue<Values, Name>)),
    [text],
  );
}

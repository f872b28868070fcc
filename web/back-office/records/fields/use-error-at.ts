import { useCallback, useSyncExternalStore } from 'react';
import type { FieldErrors, FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * The errors of one entry of a form, by its path; undefined while it has none. Renders only when they change:
 * `useFormState` renders every entry of a list at each change of the list.
 */
export function useErrorAt<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
): FieldErrors<FieldPathValue<Values, Name>> | undefined {
  const subscribe = useCallback(
    (callback: () => void) => form.subscribe({ name, formState: { errors: true }, callback }),
    [form, name],
  );
  return useSyncExternalStore(subscribe, () => form.getFieldState(name).error) as
    | FieldErrors<FieldPathValue<Values, Name>>
    | undefined;
}

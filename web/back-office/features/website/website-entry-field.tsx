import { buttonChoices, buttonTypes } from '@venue/domain';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { ImageField } from '../../media/image-field.tsx';
import { GalleryField } from './gallery-field.tsx';
import { LinesField } from './lines-field.tsx';
import { VideoField } from './video-field.tsx';
import type { WebsiteFormInput } from './website-input.ts';
import type { WebsiteEntry } from './website-sections.ts';

type WebsiteEntryFieldProps = {
  entry: WebsiteEntry;
  form: UseFormReturn<WebsiteFormInput>;
  values: WebsiteFormInput;
};

/** One field of the website as its kind asks. */
export function WebsiteEntryField({ entry, form, values }: WebsiteEntryFieldProps) {
  const { label, hint } = entry;
  const problem = form.formState.errors[entry.name];
  const error = problem?.message ?? firstMessage(problem);

  switch (entry.kind) {
    case 'line':
      return (
        <Field label={label} hint={hint} error={error}>
          {(control) => <input {...control} {...form.register(entry.name)} />}
        </Field>
      );
    case 'text':
      return (
        <Field label={label} hint={hint} error={error}>
          {(control) => <textarea {...control} rows={3} {...form.register(entry.name)} />}
        </Field>
      );
    case 'button':
      return (
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <select {...control} {...form.register(entry.name)}>
              <option value="">No button</option>
              {buttonTypes.map((type) => (
                <option key={type} value={type}>
                  {buttonChoices[type]}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    case 'image':
    case 'video': {
      const props = {
        label,
        hint,
        error,
        value: values[entry.name],
        onChange: (value: string) => form.setValue(entry.name, value),
      };
      return entry.kind === 'image' ? <ImageField {...props} /> : <VideoField {...props} />;
    }
    case 'gallery':
    case 'lines': {
      const props = {
        label,
        hint,
        error,
        value: values[entry.name],
        onChange: (value: string[]) => form.setValue(entry.name, value),
      };
      return entry.kind === 'gallery' ? <GalleryField {...props} /> : <LinesField {...props} />;
    }
  }
}

/** What is wrong with one entry of a list is said under the list. */
function firstMessage(problem: unknown): string | undefined {
  if (!Array.isArray(problem)) return undefined;
  return problem.find((entry) => entry?.message)?.message as string | undefined;
}

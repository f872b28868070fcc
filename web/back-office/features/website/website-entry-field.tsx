import { buttonChoices, readButtonType, website } from '@venue/domain';
import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '../../records/fields/choice-field.tsx';
import { TextField } from '../../records/fields/text-field.tsx';
import { GalleryField } from './gallery-field.tsx';
import { MediaField } from '../../media/media-field.tsx';
import { LinesField } from './lines-field.tsx';
import type { WebsiteFormInput } from './website-input.ts';
import type { WebsiteEntry } from './website-sections.ts';

type WebsiteEntryFieldProps = {
  entry: WebsiteEntry;
  form: UseFormReturn<WebsiteFormInput>;
  values: WebsiteFormInput;
};

/** One field of the website, by its kind. */
export function WebsiteEntryField({ entry, form, values }: WebsiteEntryFieldProps) {
  const { label, hint, name, kind } = entry;
  if (kind === 'line' || kind === 'text') {
    return (
      <TextField form={form} name={name} label={label} hint={hint} rows={kind === 'text' ? 3 : undefined} />
    );
  }

  const problem = form.formState.errors[name];
  const props = {
    label,
    hint,
    error: problem?.message ?? firstMessage(problem),
    onChange: (value: string | string[]) => form.setValue(name, value),
  };
  switch (kind) {
    case 'button':
      return (
        <ChoiceField
          {...props}
          choices={buttonChoices}
          empty="No button"
          value={readButtonType(values[name]) ?? ''}
        />
      );
    case 'choice':
      return (
        <ChoiceField<string>
          {...props}
          choices={website[name].names ?? {}}
          empty={false}
          value={values[name]}
        />
      );
    case 'image':
    case 'video':
      return <MediaField {...props} kind={kind} value={values[name]} />;
    case 'gallery':
      return <GalleryField {...props} value={values[name]} />;
    case 'lines':
      return <LinesField {...props} value={values[name]} />;
  }
}

/** Problems of single entries show below the list. */
function firstMessage(problem: unknown): string | undefined {
  if (!Array.isArray(problem)) return undefined;
  const problems = problem as ({ message?: string } | undefined)[];
  return problems.find((entry) => entry?.message)?.message;
}

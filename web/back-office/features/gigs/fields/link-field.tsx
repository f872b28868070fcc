import { gig } from '@venue/domain';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../records/fields/text-field.tsx';
import type { GigFormInput } from '../gig-input.ts';

type LinkFieldProps = { form: UseFormReturn<GigFormInput>; name: 'artistLink' | 'ticketLink' };

/** A link, completed to an address when somebody types "www.example.ie/band". */
export function LinkField({ form, name }: LinkFieldProps) {
  return (
    <TextField
      form={form}
      name={name}
      label={gig[name].label}
      onBlur={() => {
        const typed = form.getValues(name).trim();
        const complete = withScheme(typed);
        if (complete !== typed) form.setValue(name, complete, { shouldValidate: true });
      }}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      placeholder="https://"
    />
  );
}

/** Adds https:// to "www.example.ie/band". Anything that isn't such an address stays as it is. */
function withScheme(text: string): string {
  return /^(?!.*@)[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) ? `https://${text}` : text;
}

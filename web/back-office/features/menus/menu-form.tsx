import { yupResolver } from '@hookform/resolvers/yup';
import { messages } from '@venue/domain';
import { menuSchema, menuUpdateSchema } from '@venue/domain/schemas';
import { useEffect, useState, type ReactNode } from 'react';
import { Controller, type Resolver } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { useRecordForm, type FormRecord } from '../../forms/use-record-form.ts';
import { EndpointField } from '../../forms/endpoint-field.tsx';
import { RecordPanel } from '../../forms/record-panel.tsx';
import { describeMenu } from './describe-menu.ts';
import { MenuContents } from './menu-contents.tsx';
import type { MenuFormInput } from './menu-input.ts';
import { MenuPreview } from './menu-preview.tsx';

type MenuFormProps = {
  /** A new menu, or one there is: they differ in words and in what an empty endpoint is told (section 5). */
  kind: 'create' | 'edit';
  /** In words, for the question before leaving. */
  name: string;
  /** Where the draft is stored: `menus/` and the menu's id, or `menus/new`. */
  path: string;
  uid: string;
  record: FormRecord<MenuFormInput>;
  onSave: (input: MenuFormInput, basedOn: Date | undefined) => Promise<Date | undefined>;
  /** After it was stored, with its draft gone. */
  onSaved?: () => void;
  startsOpen?: boolean;
  /** Draws further buttons, given what throws the changes away. */
  actions?: (discard: () => void, isUnsaved: boolean) => ReactNode;
};

// Raw: the form keeps what was typed, so that a saved form compares as saved.
const resolvers = {
  create: yupResolver(menuSchema, {}, { raw: true }) as unknown as Resolver<MenuFormInput>,
  edit: yupResolver(menuUpdateSchema, {}, { raw: true }) as unknown as Resolver<MenuFormInput>,
};

const words = {
  create: { heading: 'CREATE NEW MENU', update: 'Create Menu', saved: messages.menuCreated },
  edit: { heading: 'EDIT MENU', update: 'Update Menu', saved: messages.menuUpdated },
};

/** Title, URL endpoint and elements of one menu, new or stored, with its preview. */
export function MenuForm({
  kind,
  name,
  path,
  uid,
  record,
  onSave,
  onSaved,
  startsOpen,
  actions,
}: MenuFormProps) {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const recordForm = useRecordForm({ name, path, uid, record, resolver: resolvers[kind], save: onSave });
  const { form, values, outcome } = recordForm;
  const { errors } = form.formState;

  useEffect(() => {
    if (outcome?.kind === 'saved') onSaved?.();
  }, [outcome, onSaved]);

  return (
    <>
      <RecordPanel
        title={words[kind].heading}
        summary={values.title || `${values.contents.length} items`}
        recordForm={recordForm}
        updateLabel={words[kind].update}
        savedMessage={words[kind].saved}
        describe={describeMenu}
        startsOpen={startsOpen}
        actions={actions?.(recordForm.discard, recordForm.isUnsaved)}
        onPreview={() => setIsPreviewing(true)}
      >
        <Field label="Menu title" error={errors.title?.message}>
          {(control) => <input {...control} {...form.register('title')} />}
        </Field>
        <Controller
          control={form.control}
          name="route"
          render={({ field }) => (
            <EndpointField
              value={field.value}
              onChange={field.onChange}
              error={errors.route?.message}
              emptyMessage={kind === 'edit' ? messages.endpointEmpty : undefined}
            />
          )}
        />
        <MenuContents form={form} path={path} />
      </RecordPanel>
      <MenuPreview isOpen={isPreviewing} menu={values} onClose={() => setIsPreviewing(false)} />
    </>
  );
}

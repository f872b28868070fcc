import { Controller, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { AnyPicture } from '../../media/any-picture.tsx';
import { ImageField } from '../../media/image-field.tsx';
import { RemoveButton } from '../../forms/remove-button.tsx';
import { ButtonTypeField } from './button-type-field.tsx';
import styles from './panels.module.css';
import { namePanel, type RouteFormInput } from './route-input.ts';

type PanelEntryProps = {
  index: number;
  form: UseFormReturn<RouteFormInput>;
  /** Id for what names the row. */
  nameId: string;
  isExpanded: boolean;
  onToggle: () => void;
  onRemove: () => void;
};

/** One panel of the list: a row with its picture, expanded to edit title, description, image and button. */
export function PanelEntry({ index, form, nameId, isExpanded, onToggle, onRemove }: PanelEntryProps) {
  const panel = useWatch({ control: form.control, name: `panels.${index}` });
  const { errors } = useFormState({ control: form.control, name: `panels.${index}` });
  const name = namePanel(panel, index);
  const problems = errors.panels?.[index];
  // What is wrong must not hide in a closed panel.
  const isOpen = isExpanded || problems !== undefined;
  return (
    <div>
      <div className={styles.line}>
        <AnyPicture className={styles.thumb} value={panel?.panelImg ?? ''} sizes="3.5rem" alt="" />
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle}>
          <span id={nameId} className={styles.words}>
            {name}
          </span>
        </button>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {isOpen && (
        <div className={`${styles.fields} ${styles.open}`}>
          <Field label="Panel title" error={problems?.panelTitle?.message}>
            {(control) => <input {...control} {...form.register(`panels.${index}.panelTitle`)} />}
          </Field>
          <Field label="Panel description" error={problems?.panelDesc?.message}>
            {(control) => <textarea {...control} rows={2} {...form.register(`panels.${index}.panelDesc`)} />}
          </Field>
          <Controller
            control={form.control}
            name={`panels.${index}.panelImg`}
            render={({ field }) => (
              <ImageField
                label="Panel image"
                value={field.value}
                onChange={field.onChange}
                error={problems?.panelImg?.message}
              />
            )}
          />
          <Controller
            control={form.control}
            name={`panels.${index}.panelButtonType`}
            render={({ field }) => (
              <ButtonTypeField
                value={field.value}
                onChange={field.onChange}
                error={problems?.panelButtonType?.message}
              />
            )}
          />
        </div>
      )}
    </div>
  );
}

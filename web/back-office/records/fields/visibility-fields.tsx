import { fromLocalInput, visibility, visibilityWords, type InputOf, type Visibility } from '@venue/domain';
import {
  useController,
  useFormState,
  useWatch,
  type Control,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { useNow } from '../../../ui/now.tsx';
import layout from '../../shell/layout.module.css';
import styles from './visibility-fields.module.css';

type VisibilityInput = InputOf<typeof visibility>;

/** The fields of a record's visibility as one. */
export function visibilitySlots<Values extends FieldValues>(form: UseFormReturn<Values>) {
  return { isDraft: <VisibilityFields form={form} />, showFrom: null, showUntil: null };
}

/** When guests see a record: at once, from a time on, until a time, or not yet. Folded while it is simply live. */
export function VisibilityFields<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  // The fields of this group are the same in every form.
  const { control, register } = form as unknown as UseFormReturn<VisibilityInput>;
  const [isDraft, showFrom, showUntil] = useWatch({ control, name: ['isDraft', 'showFrom', 'showUntil'] });
  const { errors, defaultValues } = useFormState({ control });
  const hasError = errors.showFrom !== undefined || errors.showUntil !== undefined;
  const isHiddenAtFirst = Boolean(
    defaultValues?.isDraft || defaultValues?.showFrom || defaultValues?.showUntil,
  );
  const words = visibilityWords(visibilityOf({ isDraft, showFrom, showUntil }), useNow());
  return (
    <details className={styles.showing} open={hasError || isHiddenAtFirst || undefined}>
      <summary>
        When guests see it: <strong>{words}</strong>
      </summary>
      <label className={`${layout.line} ${styles.draft}`}>
        <input type="checkbox" {...register('isDraft')} />
        Draft: hidden from guests until you untick this and save
      </label>
      <div className={`${layout.pairs} ${styles.times}`}>
        <Moment control={control} name="showFrom" hint="Empty: as soon as you save." />
        <Moment control={control} name="showUntil" hint="Empty: until you take it off." />
      </div>
    </details>
  );
}

type MomentProps = { control: Control<VisibilityInput>; name: 'showFrom' | 'showUntil'; hint: string };

/** One end of the time, on the venue's clock. */
function Moment({ control, name, hint }: MomentProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={visibility[name].label} hint={hint} error={fieldState.error?.message}>
      {(props) => <input {...props} {...field} type="datetime-local" />}
    </Field>
  );
}

function visibilityOf({ isDraft, showFrom, showUntil }: VisibilityInput): Visibility {
  const read = (text: string) => {
    const date = fromLocalInput(text);
    return Number.isNaN(date.getTime()) ? undefined : date;
  };
  return { isDraft, showFrom: read(showFrom), showUntil: read(showUntil) };
}

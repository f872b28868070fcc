import { ContentLimits } from '@venue/domain';
import { Field } from '../../ui/field.tsx';
import styles from './media-field.module.css';
import { notePicked, usePicked } from './picked-files.ts';

type PickedDetailsProps = {
  /** Handle of a picked file; anything else renders nothing. */
  value: string;
  /** Label of the alt text's field. */
  label: string;
  hint?: string;
};

/** Upload progress of a picked file, and the alt text of a picked picture. */
export function PickedDetails({ value, label, hint }: PickedDetailsProps) {
  const picked = usePicked(value);
  if (!picked) return null;
  const { progress } = picked;
  return (
    <>
      {progress !== undefined && (
        <label className={styles.progress}>
          {progress < 1 ? `Uploading, ${Math.round(progress * 100)} %` : 'Sent. Getting it ready…'}
          <progress value={progress} max={1} />
        </label>
      )}
      {picked.kind === 'image' && !picked.storedAs && (
        <Field label={label} hint={hint}>
          {(control) => (
            <input
              {...control}
              value={picked.alt}
              maxLength={ContentLimits.title}
              onChange={(event) => notePicked(value, { alt: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

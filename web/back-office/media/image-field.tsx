import { Limits } from '@venue/domain';
import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fileProblem, uploads } from './file-check.ts';
import { isPicked, notePicked, pickFile, usePicked, type PickedFile } from './picked-files.ts';
import styles from './image-field.module.css';
import { StoredPicture } from './stored-picture.tsx';

type ImageFieldProps = {
  label: string;
  /** Name of the stored picture, handle of one that was picked (`pickFile`), or the empty string. */
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
};

/**
 * One picture: dropped or picked, seen at once, described, and uploaded when the form is saved
 * (`uploadPicked`), with its progress shown here. What cannot be used is said before it is sent.
 */
export function ImageField({ label, value, onChange, hint, error }: ImageFieldProps) {
  const id = useId();
  const picked = usePicked(value);
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? picked?.failure ?? error;

  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: uploads.image.types,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => {
      const file = accepted[0] ?? refused[0]?.file;
      if (!file) return;
      const found = fileProblem(file, 'image');
      setRefusal(found);
      if (!found) onChange(pickFile(file, { kind: 'image', replaces: value }));
    },
  });

  function handleChange(next: string) {
    setRefusal(undefined);
    onChange(next);
  }

  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div
      {...getRootProps({
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described || undefined,
        className: isDragActive ? `${styles.field} ${styles.over}` : styles.field,
      })}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.row}>
        <Preview
          value={value}
          picked={picked}
          onBroken={() => setRefusal('This file cannot be shown as a picture. Choose another one.')}
        />
        <div className={styles.actions}>
          <input {...getInputProps({ 'aria-label': `File for ${label}` })} />
          <Button look="quiet" small onClick={open}>
            {value ? 'Replace' : 'Choose picture'}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
          {picked?.replaces && !picked.storedAs ? (
            <Button look="plain" small onClick={() => handleChange(picked.replaces)}>
              Keep the old one
            </Button>
          ) : (
            value && (
              <Button look="plain" small onClick={() => handleChange('')}>
                Remove<VisuallyHidden>: {label}</VisuallyHidden>
              </Button>
            )
          )}
          <p className={styles.drop}>{isDragActive ? 'Let go to use it.' : 'Or drop a picture here.'}</p>
        </div>
      </div>
      {picked?.progress !== undefined && (
        <label className={styles.progress}>
          {picked.progress < 1
            ? `Uploading, ${Math.round(picked.progress * 100)} %`
            : 'Sent. It is being made ready…'}
          <progress value={picked.progress} max={1} />
        </label>
      )}
      {picked && !picked.storedAs && (
        <Field label="What the picture shows" hint="Read out to guests who cannot see it.">
          {(control) => (
            <input
              {...control}
              value={picked.alt}
              maxLength={Limits.title}
              onChange={(event) => notePicked(value, { alt: event.target.value })}
            />
          )}
        </Field>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

type PreviewProps = { value: string; picked: PickedFile | undefined; onBroken: () => void };

function Preview({ value, picked, onBroken }: PreviewProps) {
  if (picked) return <img className={styles.picture} src={picked.url} alt={picked.alt} onError={onBroken} />;
  if (!value || isPicked(value)) return <span className={styles.empty} aria-hidden="true" />;
  return <StoredPicture className={styles.picture} file={value} sizes="9rem" />;
}

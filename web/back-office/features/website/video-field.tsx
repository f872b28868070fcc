import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { videoUrl } from '../../../ui/image-url.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { fileProblem, uploads } from '../../media/file-check.ts';
import { isPicked, pickFile, usePicked } from '../../media/picked-files.ts';
import styles from './media-field.module.css';

type VideoFieldProps = {
  label: string;
  /** Name of the stored video, handle of one that was picked, or the empty string. */
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
};

/** One video: dropped or picked, seen at once, and uploaded when the form is saved; too large ones are refused here. */
export function VideoField({ label, value, onChange, hint, error }: VideoFieldProps) {
  const id = useId();
  const picked = usePicked(value);
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? picked?.failure ?? error;
  const source = picked?.url ?? (value && !isPicked(value) ? videoUrl(value) : undefined);

  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: uploads.video.types,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => {
      const file = accepted[0] ?? refused[0]?.file;
      if (!file) return;
      const found = fileProblem(file, 'video');
      setRefusal(found);
      if (!found) onChange(pickFile(file, { kind: 'video', replaces: value }));
    },
  });

  return (
    <div
      {...getRootProps({
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': problem ? `${id}-problem` : undefined,
        className: isDragActive ? `${styles.field} ${styles.over}` : styles.field,
      })}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {hint && <p className={styles.hint}>{hint}</p>}
      {source && (
        <video className={styles.video} src={source} controls muted playsInline preload="metadata" />
      )}
      <div className={styles.buttons}>
        <input {...getInputProps({ 'aria-label': `File for ${label}` })} />
        <Button look="quiet" small onClick={open}>
          {value ? 'Replace' : 'Choose video'}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
        {value && (
          <Button
            look="plain"
            small
            onClick={() => {
              setRefusal(undefined);
              onChange(picked && !picked.storedAs ? picked.replaces : '');
            }}
          >
            {picked?.replaces && !picked.storedAs ? 'Keep the old one' : 'Remove'}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
        )}
      </div>
      {picked?.progress !== undefined && (
        <label className={styles.hint}>
          Uploading, {Math.round(picked.progress * 100)} %
          <progress className={styles.progress} value={picked.progress} max={1} />
        </label>
      )}
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}

import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/styles/classes.ts';
import { videoUrl } from '../../ui/image-url.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AnyPicture } from './any-picture.tsx';
import { fileProblem, uploads } from './file-check.ts';
import layout from '../shell/layout.module.css';
import styles from './media-field.module.css';
import { cancelUploads, isPicked, pickFile, replacedBy, usePicked, type PickedFile } from './picked-files.ts';
import { PictureDescription, usePictureDescription } from './picture-description.tsx';
import { UploadFailure, UploadProgress } from './upload-progress.tsx';

type MediaFieldProps = {
  kind?: PickedFile['kind'];
  label: string;
  /** Name of the stored file, handle of one that was picked (`pickFile`), or the empty string. */
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
};

/**
 * One picture or video: dropped or picked, previewed at once and uploaded, with its progress shown here. A picture also
 * gets its alt text. Unusable files are rejected before they are sent.
 */
export function MediaField({ kind = 'image', label, value, onChange, hint, error }: MediaFieldProps) {
  const id = useId();
  const picked = usePicked(value);
  const { text, describe } = usePictureDescription(value);
  const [rejection, setRejection] = useState<string>();
  const { types, noun } = uploads[kind];
  const problem = rejection ?? (picked?.failure ? <UploadFailure value={value} /> : error);
  const former = picked && replacedBy(value);

  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: types,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => {
      const file = accepted[0] ?? refused[0]?.file;
      if (!file) return;
      const found = fileProblem(file, kind);
      if (found) setRejection(found);
      else handleChange(pickFile({ file, kind }, value));
    },
  });

  function handleChange(next: string) {
    setRejection(undefined);
    cancelUploads(value);
    describe?.(value, undefined);
    onChange(next);
  }

  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div
      {...getRootProps({
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described || undefined,
        className: classes(layout.tight, isDragActive && styles.over),
      })}
    >
      <span id={`${id}-label`} className={layout.label}>
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={layout.quiet}>
          {hint}
        </p>
      )}
      <div className={classes(styles.row, kind === 'video' && styles.stack)}>
        <span className={styles.frame}>
          {kind === 'video' ? (
            <Video value={value} picked={picked} />
          ) : (
            <AnyPicture
              className={`${layout.thumb} ${styles.picture}`}
              value={value}
              alt={picked && text}
              sizes="9rem"
              empty={<span className={`${layout.thumb} ${styles.empty}`} aria-hidden="true" />}
              onBroken={() => setRejection('This file can’t be shown as a picture. Choose another one.')}
            />
          )}
          <UploadProgress value={value} />
        </span>
        <div className={`${layout.mixed} ${styles.actions}`}>
          <input {...getInputProps({ 'aria-label': `File for ${label}` })} />
          <Button look="quiet" small onClick={open}>
            {value ? 'Replace' : `Choose ${noun}`}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
          {former ? (
            <Button look="plain" small onClick={() => handleChange(former)}>
              Keep the old one
            </Button>
          ) : (
            value && (
              <Button look="plain" small onClick={() => handleChange('')}>
                Remove<VisuallyHidden>: {label}</VisuallyHidden>
              </Button>
            )
          )}
          <p className={`${layout.quiet} ${styles.drop}`}>
            {isDragActive ? 'Drop it here.' : `Or drop a ${noun} here.`}
          </p>
        </div>
      </div>
      {kind === 'image' && (
        <PictureDescription
          value={value}
          label="What the picture shows"
          hint="Read out to guests who cannot see it."
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className={`${layout.problem} ${styles.problem}`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function Video({ value, picked }: { value: string; picked: PickedFile | undefined }) {
  const source = picked?.url ?? (value && !isPicked(value) ? videoUrl(value) : undefined);
  if (!source) return null;
  return <video className={styles.video} src={source} controls muted playsInline preload="metadata" />;
}

import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { cancelUploads, startUpload, usePicked, useUploading } from './picked-files.ts';
import styles from './upload-progress.module.css';

/** How far a picked file is uploaded, in the place of its picture; nothing for any other value. */
export function UploadProgress({ value }: { value: string }) {
  const progress = usePicked(value)?.progress;
  if (progress === undefined) return null;
  return (
    <label className={styles.progress}>
      {progress < 1 ? `Uploading, ${Math.round(progress * 100)}\u00a0%` : 'Sent. Getting it ready…'}
      <progress value={progress} max={1} />
    </label>
  );
}

/** Why a picked file could not be uploaded, with another try. */
export function UploadFailure({ value }: { value: string }) {
  const { file, failure } = usePicked(value) ?? {};
  if (!file || !failure) return null;
  return (
    <>
      {`“${file.name}” was not uploaded: ${failure} `}
      <Button small look="plain" onClick={() => startUpload(value)}>
        Try again<VisuallyHidden> to upload “{file.name}”</VisuallyHidden>
      </Button>
    </>
  );
}

/** "Uploading 2 files" with a bar and Cancel, while a save waits for uploads among the values; nothing otherwise. */
export function WaitForUploads({ values }: { values: unknown }) {
  const id = useId();
  const shares = useUploading(values);
  if (shares.length === 0) return null;
  return (
    <div className={styles.wait}>
      <span id={id} role="status">
        {shares.length > 1 ? `Uploading ${shares.length} files` : 'Uploading'}
      </span>
      <progress
        className={styles.bar}
        aria-labelledby={id}
        value={shares.reduce((sum, share) => sum + share, 0)}
        max={shares.length}
      />
      <Button small look="quiet" onClick={() => cancelUploads(values)}>
        Cancel<VisuallyHidden> upload</VisuallyHidden>
      </Button>
    </div>
  );
}

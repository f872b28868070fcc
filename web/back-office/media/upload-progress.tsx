import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './upload-progress.module.css';
import { useUploading } from './uploading.ts';

/** "Uploading 3 of 8, 45 %" with a bar and Cancel, while a save sends files; nothing otherwise. */
export function UploadProgress() {
  const id = useId();
  const uploading = useUploading();
  if (!uploading) return null;
  const { place, count, share, cancel } = uploading;
  const which = count > 1 ? `Uploading ${place} of ${count}` : 'Uploading';
  return (
    <div className={styles.upload}>
      <span id={id} role="status">
        {which}
      </span>
      <span aria-hidden="true">{share < 1 ? `${Math.round(share * 100)} %` : 'Sent. Getting it ready…'}</span>
      <progress className={styles.bar} aria-labelledby={id} value={place - 1 + share} max={count} />
      <Button small look="quiet" onClick={cancel}>
        Cancel<VisuallyHidden> upload</VisuallyHidden>
      </Button>
    </div>
  );
}

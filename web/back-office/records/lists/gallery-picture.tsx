import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AnyPicture } from '../../media/any-picture.tsx';
import { fileProblem } from '../../media/file-check.ts';
import layout from '../../shell/layout.module.css';
import styles from '../../media/media-field.module.css';
import { pickFile, usePicked } from '../../media/picked-files.ts';
import { PictureDescription } from '../../media/picture-description.tsx';
import { UploadFailure, UploadProgress } from '../../media/upload-progress.tsx';

type GalleryPictureProps = {
  file: string;
  /** From 1. */
  place: number;
  onReplace: (file: string) => void;
  onRemove: () => void;
};

/** One picture of a gallery: alt text, upload progress, Replace and Remove. */
export function GalleryPicture({ file, place, onReplace, onRemove }: GalleryPictureProps) {
  const hasFailed = usePicked(file)?.failure !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const [rejection, setRejection] = useState<string>();

  function handlePick(chosen: File | undefined) {
    if (!chosen) return;
    const found = fileProblem(chosen, 'image');
    setRejection(found);
    if (!found) onReplace(pickFile({ file: chosen, kind: 'image', gallery: true }, file));
  }

  return (
    <div className={`${layout.mixed} ${styles.entry}`}>
      <span className={styles.frame}>
        <AnyPicture className={`${layout.thumb} ${styles.thumb}`} value={file} alt="" sizes="6rem" />
        <UploadProgress value={file} />
      </span>
      <div className={styles.words}>
        <PictureDescription value={file} label={`What picture ${place} shows`} />
        <p className={`${layout.problem} ${styles.problem}`} role="alert">
          {rejection ?? (hasFailed && <UploadFailure value={file} />)}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={`File in place of picture ${place}`}
        onChange={(event) => {
          handlePick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button look="quiet" small onClick={() => input.current?.click()}>
        Replace<VisuallyHidden> picture {place}</VisuallyHidden>
      </Button>
      <Button look="plain" small onClick={onRemove}>
        Remove<VisuallyHidden> picture {place}</VisuallyHidden>
      </Button>
    </div>
  );
}

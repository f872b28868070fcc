import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AnyPicture } from '../../media/any-picture.tsx';
import { fileProblem } from '../../media/file-check.ts';
import styles from '../../media/media-field.module.css';
import { PickedDetails } from '../../media/picked-details.tsx';
import { nameOnServer, pickFile, usePicked } from '../../media/picked-files.ts';
import { StoredDescription } from '../../media/stored-description.tsx';

type GalleryPictureProps = {
  file: string;
  /** From 1. */
  place: number;
  onReplace: (file: string) => void;
  onRemove: () => void;
};

/** One picture of a gallery: alt text, upload progress, Replace and Remove. */
export function GalleryPicture({ file, place, onReplace, onRemove }: GalleryPictureProps) {
  const picked = usePicked(file);
  const stored = nameOnServer(file);
  const input = useRef<HTMLInputElement>(null);
  const [rejection, setRejection] = useState<string>();

  function handlePick(chosen: File | undefined) {
    if (!chosen) return;
    const found = fileProblem(chosen, 'image');
    setRejection(found);
    if (!found) onReplace(pickFile(chosen, { kind: 'image', replaces: file, gallery: true }));
  }

  return (
    <div className={styles.entry}>
      <AnyPicture className={styles.thumb} value={file} sizes="6rem" />
      <div className={styles.words}>
        {(!picked || picked.storedAs) && (
          <StoredDescription file={stored} name={`picture ${place}`} empty={`Picture ${place}`} />
        )}
        <PickedDetails value={file} label={`What picture ${place} shows`} />
        <p className={styles.problem} role="alert">
          {rejection ?? picked?.failure}
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

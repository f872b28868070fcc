import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { fileProblem } from '../../media/file-check.ts';
import { notePicked, pickFile, usePicked } from '../../media/picked-files.ts';
import { AnyPicture } from '../../media/any-picture.tsx';
import { useMedia } from '../../media/stored-picture.tsx';
import styles from './media-field.module.css';

type GalleryPictureProps = {
  file: string;
  /** From 1. */
  place: number;
  onReplace: (file: string) => void;
  onRemove: () => void;
};

/** One picture of a gallery: what it shows, how far its upload is, another one in its place, away with it. */
export function GalleryPicture({ file, place, onReplace, onRemove }: GalleryPictureProps) {
  const picked = usePicked(file);
  const media = useMedia(file);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? picked?.failure;

  function handlePick(chosen: File | undefined) {
    if (!chosen) return;
    const found = fileProblem(chosen, 'image');
    setRefusal(found);
    if (!found) onReplace(pickFile(chosen, { kind: 'image', replaces: file, gallery: true }));
  }

  return (
    <div className={styles.entry}>
      <AnyPicture className={styles.thumb} value={file} sizes="6rem" />
      <div className={styles.words}>
        {picked && !picked.storedAs ? (
          <Field label={`What picture ${place} shows`}>
            {(control) => (
              <input
                {...control}
                value={picked.alt}
                onChange={(event) => notePicked(file, { alt: event.target.value })}
              />
            )}
          </Field>
        ) : (
          (media?.alt ?? `Picture ${place}`)
        )}
        {picked?.progress !== undefined && (
          <label>
            Uploading, {Math.round(picked.progress * 100)} %
            <progress className={styles.progress} value={picked.progress} max={1} />
          </label>
        )}
        <p className={styles.problem} role="alert">
          {problem}
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

import { Limits, messages } from '@venue/domain';
import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../../ui/button.tsx';
import { fileProblem, uploads } from '../../media/file-check.ts';
import { pickFile } from '../../media/picked-files.ts';
import { ReorderList } from '../../forms/reorder-list.tsx';
import { UndoRemoval, type Removed } from '../../forms/undo-removal.tsx';
import { GalleryPicture } from './gallery-picture.tsx';
import styles from './media-field.module.css';

type GalleryFieldProps = {
  label: string;
  /** Names of stored pictures and handles of picked ones, in the order of the gallery. */
  value: string[];
  onChange: (value: string[]) => void;
  hint?: string;
  error?: string;
};

/** The pictures of a gallery: dropped or picked ones come in front, and dragging gives the order (section 4). */
export function GalleryField({ label, value, onChange, hint, error }: GalleryFieldProps) {
  const id = useId();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [removed, setRemoved] = useState<Removed<string>>();

  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: uploads.image.types,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => {
      const files = [...accepted, ...refused.map(({ file }) => file)];
      const usable = files.filter((file) => !fileProblem(file, 'image'));
      const found = files.flatMap((file) => fileProblem(file, 'image') ?? []);
      if (value.length + usable.length > Limits.galleryImages) {
        return setRefusals([messages.tooMany(Limits.galleryImages)]);
      }
      setRefusals(found);
      onChange([
        ...usable.map((file) => pickFile(file, { kind: 'image', replaces: '', gallery: true })),
        ...value,
      ]);
    },
  });

  function handleMove(from: number, to: number) {
    const next = value.toSpliced(from, 1);
    onChange(next.toSpliced(to, 0, value[from]!));
  }

  const problem = [...refusals, error].filter(Boolean).join(' ');
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label} ({value.length})
      </span>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div {...getRootProps({ className: isDragActive ? `${styles.drop} ${styles.over}` : styles.drop })}>
        <input {...getInputProps({ 'aria-label': `Files for ${label}` })} />
        <Button look="quiet" small onClick={open}>
          Add pictures
        </Button>
        <span className={styles.hint}>
          {isDragActive ? 'Let go to add them.' : 'New ones come in front. You can also drop them here.'}
        </span>
      </div>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <ReorderList
        entries={withKeys(value)}
        keyOf={({ key }) => key}
        nameOf={(_, index) => `picture ${index + 1}`}
        onMove={handleMove}
      >
        {({ file }, index) => (
          <GalleryPicture
            file={file}
            place={index + 1}
            onReplace={(next) => onChange(value.with(index, next))}
            onRemove={() => {
              setRemoved({ value: file, index, name: `picture ${index + 1}` });
              onChange(value.toSpliced(index, 1));
            }}
          />
        )}
      </ReorderList>
      <UndoRemoval
        removed={removed}
        onUndo={(back) => {
          onChange(value.toSpliced(back.index, 0, back.value));
          setRemoved(undefined);
        }}
      />
    </div>
  );
}

/** The same picture may hang twice, so its name alone is no identity. */
function withKeys(files: string[]): { file: string; key: string }[] {
  const seen = new Map<string, number>();
  return files.map((file) => {
    const count = seen.get(file) ?? 0;
    seen.set(file, count + 1);
    return { file, key: `${file}#${count}` };
  });
}

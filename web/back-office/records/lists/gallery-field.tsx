import { messages } from '@venue/domain';
import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { ListEditor } from './list-editor.tsx';
import { fileProblem, uploads } from '../../media/file-check.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import layout from '../../shell/layout.module.css';
import styles from '../../media/media-field.module.css';
import { pickFile } from '../../media/picked-files.ts';

type GalleryFieldProps = {
  label: string;
  /** Names of stored pictures and handles of picked ones, in the order of the gallery. */
  value: string[];
  /** The most pictures that it takes. */
  max: number;
  onChange: (value: string[]) => void;
  hint?: string;
  error?: string;
};

/** The pictures of a gallery: new ones are added at the front, and dragging changes the order. */
export function GalleryField({ label, value, max, onChange, hint, error }: GalleryFieldProps) {
  const id = useId();
  const [rejections, setRejections] = useState<string[]>([]);

  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: uploads.image.types,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => {
      const files = [...accepted, ...refused.map(({ file }) => file)];
      const usable = files.filter((file) => !fileProblem(file, 'image'));
      const found = files.flatMap((file) => fileProblem(file, 'image') ?? []);
      if (value.length + usable.length > max) {
        return setRejections([messages.tooMany(max)]);
      }
      setRejections(found);
      onChange([...usable.map((file) => pickFile({ file, kind: 'image', gallery: true }, '')), ...value]);
    },
  });

  const list = {
    keys: keysOf(value),
    read: (index: number) => value[index]!,
    move: (from: number, to: number) => onChange(value.toSpliced(from, 1).toSpliced(to, 0, value[from]!)),
    insert: (index: number, file: string) => onChange(value.toSpliced(index, 0, file)),
    remove: (index: number) => onChange(value.toSpliced(index, 1)),
  };

  return (
    <div className={layout.tight} role="group" aria-labelledby={id}>
      <span id={id} className={layout.label}>
        {label} ({value.length})
      </span>
      {hint && <p className={layout.quiet}>{hint}</p>}
      <div
        {...getRootProps({ className: classes(layout.mixed, styles.target, isDragActive && styles.over) })}
      >
        <input {...getInputProps({ 'aria-label': `Files for ${label}` })} />
        <Button look="quiet" small onClick={open}>
          Add pictures
        </Button>
        <span className={layout.quiet}>
          {isDragActive
            ? 'Drop them here.'
            : 'New pictures are added at the front. You can also drop them here.'}
        </span>
      </div>
      <p className={`${layout.problem} ${styles.problem}`} role="alert">
        {[...rejections, error].filter(Boolean).join(' ')}
      </p>
      <ListEditor
        list={list}
        nameOf={(_, index) => `picture ${index + 1}`}
        emptyMessage="There are no pictures yet. Guests see a note that says so, with your phone number."
      >
        {(index, { onRemove }) => (
          <GalleryPicture
            file={list.read(index)}
            place={index + 1}
            onReplace={(next) => onChange(value.with(index, next))}
            onRemove={onRemove}
          />
        )}
      </ListEditor>
    </div>
  );
}

/** The same picture may be in the gallery twice, so its name alone is no key. */
function keysOf(files: string[]): string[] {
  return files.map((file, index) => {
    const before = files.slice(0, index).filter((other) => other === file);
    return `${file}#${before.length}`;
  });
}

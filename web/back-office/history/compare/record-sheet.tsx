import { AnyPicture } from '../../media/any-picture.tsx';
import styles from './compare.module.css';
import type { RecordPart } from './record-parts.ts';

type RecordSheetProps = { parts: RecordPart[] };

/** A whole record to read; empty fields are left out. */
export function RecordSheet({ parts }: RecordSheetProps) {
  const filled = parts.filter(isFilled);
  if (filled.length === 0) return <p>There was nothing in it.</p>;
  return (
    <dl className={styles.sheet}>
      {filled.map((part) => (
        <div key={part.label} className={styles.part}>
          <dt>{part.kind === 'list' ? `${part.label}s (${part.entries.length})` : part.label}</dt>
          <dd>
            <PartValue part={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PartValue({ part }: { part: RecordPart }) {
  switch (part.kind) {
    case 'text':
      return <span className={styles.text}>{part.text}</span>;
    case 'picture':
      return <AnyPicture className={styles.picture} value={part.file} sizes="9rem" />;
    case 'list':
      return (
        <ol className={styles.entries}>
          {part.entries.map(({ text, picture }, index) => (
            <li key={index}>
              {picture && <AnyPicture className={styles.picture} value={picture} sizes="9rem" />}
              {text && <span className={styles.text}>{text}</span>}
            </li>
          ))}
        </ol>
      );
  }
}

function isFilled(part: RecordPart): boolean {
  if (part.kind === 'text') return part.text !== '';
  return part.kind === 'picture' ? part.file !== '' : part.entries.length > 0;
}

import layout from '../../shell/layout.module.css';
import styles from './compare.module.css';
import { Entry } from './difference-list.tsx';
import { entryOf } from './differences.ts';
import type { RecordPart } from './record-parts.ts';

type RecordSheetProps = { parts: RecordPart[] };

/** A whole record to read; empty fields are left out. */
export function RecordSheet({ parts }: RecordSheetProps) {
  const filled = parts.filter(isFilled);
  if (filled.length === 0) return <p>There was nothing in it.</p>;
  return (
    <dl className={layout.block}>
      {filled.map((part) => (
        <div key={part.label} className={styles.part}>
          <dt>{part.kind === 'list' ? `${part.label}s (${part.entries.length})` : part.label}</dt>
          <dd>
            {part.kind === 'list' ? (
              <ol className={styles.entries}>
                {part.entries.map((entry, index) => (
                  <li key={index}>
                    <Entry entry={entry} />
                  </li>
                ))}
              </ol>
            ) : (
              <Entry entry={entryOf(part)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isFilled(part: RecordPart): boolean {
  if (part.kind === 'list') return part.entries.length > 0;
  const { text, picture } = entryOf(part);
  return Boolean(text || picture);
}

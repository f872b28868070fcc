import { formatLongDateTime, fromLocalInput } from '@venue/domain';
import { classes } from '../../../../ui/styles/classes.ts';
import layout from '../../../shell/layout.module.css';
import styles from './import-preview.module.css';
import type { PlannedLine } from './plan-import.ts';

const kinds: Record<PlannedLine['kind'], string> = {
  new: 'New gig',
  changed: 'Changed',
  same: 'No change',
  wrong: 'Wrong',
};

/** What each line of a file becomes, by its row in a spreadsheet. */
export function ImportPreview({ plan }: { plan: readonly PlannedLine[] }) {
  return (
    <ol className={layout.list} aria-label="Lines of the file">
      {plan.map((line) => (
        <li key={line.line} className={styles.line}>
          <span className={layout.quiet}>Line {line.line}</span>
          <span className={classes(styles.kind, styles[line.kind])}>{kinds[line.kind]}</span>
          <div>
            <p>
              <strong>{line.artist || 'No artist'}</strong>
              {line.datetime && `, ${formatLongDateTime(fromLocalInput(line.datetime))}`}
            </p>
            {line.kind === 'changed' && <p className={layout.quiet}>New: {line.changes.join(', ')}</p>}
            {line.kind === 'wrong' &&
              line.problems.map((problem) => (
                <p key={problem} className={layout.problem}>
                  {problem}
                </p>
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

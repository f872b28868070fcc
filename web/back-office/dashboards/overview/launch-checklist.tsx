import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import layout from '../../shell/layout.module.css';
import styles from './launch-checklist.module.css';
import { readinessOf } from './launch-steps.ts';
import type { OverviewRecords } from './use-overview-records.ts';

/** What a new venue still needs before it opens, each step a link to its form. Hidden once everything is there. */
export function GetReady({ venue }: { venue: OverviewRecords }) {
  const steps = readinessOf(venue);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section className={`${layout.block} ${styles.card}`} aria-labelledby="get-ready">
      <h2 id="get-ready" className={layout.heading}>
        Get ready to open
      </h2>
      <p className={styles.count}>
        {done} of {steps.length} done. Everything you save is on the site at once. Do it in any order you
        like.
      </p>
      <ul className={styles.steps}>
        {steps.map(({ label, hint, to, isDone }) => (
          <li key={label}>
            <Link className={styles.step} to={to} data-done={isDone || undefined}>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? '✓' : ''}
              </span>
              <span>
                <span className={styles.label}>{label}</span>
                <VisuallyHidden>{isDone ? ', done. ' : ', missing. '}</VisuallyHidden>
                {!isDone && <span className={`${layout.quiet} ${styles.hint}`}>{hint}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

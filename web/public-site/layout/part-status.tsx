import { useLocation } from 'react-router-dom';
import { classes } from '../../ui/styles/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { PartState } from '../content/index.ts';
import styles from './part-status.module.css';

type PartStatusProps = {
  status: PartState<never>['status'];
  /** What is being loaded: the subject of the error message. */
  what: string;
  /** The label of the spinner. */
  waiting: string;
  /** Reserves most of the window's height, for content of that size, to avoid layout shifts. */
  tall?: boolean;
};

/** Placeholder for a part that is loading or could not be loaded. Renders nothing in any other state. */
export function PartStatus({ status, what, waiting, tall }: PartStatusProps) {
  const { pathname, search } = useLocation();
  if (status !== 'loading' && status !== 'failed') return null;
  return (
    <div className={classes(styles.place, tall && styles.tall)}>
      {status === 'loading' ? (
        <Spinner label={waiting} labelled />
      ) : (
        <p role="alert">
          {what} couldn’t be loaded. It will load as soon as you’re connected again, or you can{' '}
          {/* A plain link, not a router link: it requests the page from the server. */}
          <a href={pathname + search}>reload the page</a>.
        </p>
      )}
    </div>
  );
}

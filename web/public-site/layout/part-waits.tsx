import { useLocation } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { PartState } from '../content/index.ts';
import styles from './part-waits.module.css';

type PartWaitsProps = {
  status: PartState<never>['status'];
  /** What is being fetched, at the beginning of a sentence. */
  what: string;
  /** Said while it is. */
  waiting: string;
  /** Nearly as high as the screen, where that much is replaced: nothing jumps up under the finger. */
  tall?: boolean;
};

/** In the place of a part of the page that is being fetched or could not be fetched; nothing in any other case. */
export function PartWaits({ status, what, waiting, tall }: PartWaitsProps) {
  const { pathname, search } = useLocation();
  if (status !== 'loading' && status !== 'failed') return null;
  return (
    <div className={classes(styles.place, tall && styles.tall)}>
      {status === 'loading' ? (
        <Spinner label={waiting} labelled />
      ) : (
        <p role="alert">
          {what} could not be fetched. It comes by itself as soon as the line is back, or you can{' '}
          {/* To the server, whatever the app has. */}
          <a href={pathname + search}>open it anew</a>.
        </p>
      )}
    </div>
  );
}

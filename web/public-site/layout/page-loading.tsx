import { Spinner } from '../../ui/spinner.tsx';
import styles from './page-loading.module.css';

/** Placeholder while a page loads; invisible for the first half second. */
export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Spinner label="Lighting the lamps…" labelled />
    </div>
  );
}

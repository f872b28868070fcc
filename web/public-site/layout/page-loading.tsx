import { Spinner } from '../../ui/spinner.tsx';
import styles from './page-loading.module.css';

/** Stands where a page will be in a moment. */
export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Spinner label="Lighting the lamps…" labelled />
    </div>
  );
}

import { RingUs } from '../../ui/ring-us.tsx';
import { useContentStatus } from '../content/index.ts';
import styles from './no-content.module.css';
import { PageLoading } from './page-loading.tsx';

/** Replaces the page while there is no content: a spinner, or what to do when loading has failed. */
export function NoContent() {
  const status = useContentStatus();
  if (status !== 'failed') return <PageLoading />;
  return (
    <div className={styles.page} role="alert">
      <h1>This page couldn’t be loaded</h1>
      <p>
        Please check your connection. The page will load as soon as you’re connected again. Or ring us on{' '}
        <RingUs />.
      </p>
    </div>
  );
}

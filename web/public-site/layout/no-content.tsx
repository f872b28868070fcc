import { RingUs } from '../../ui/ring-us.tsx';
import { useContentStatus } from '../content/index.ts';
import styles from './no-content.module.css';
import { PageLoading } from './page-loading.tsx';

/** While no content has come from anywhere: waiting, or what to do when none can be had. */
export function NoContent() {
  const status = useContentStatus();
  if (status !== 'failed') return <PageLoading />;
  return (
    <div className={styles.page} role="alert">
      <h1>No line out here</h1>
      <p>
        We cannot reach our own pages just now. They will appear here by themselves as soon as the line is
        back. Until then the old way works: ring us on <RingUs />.
      </p>
    </div>
  );
}

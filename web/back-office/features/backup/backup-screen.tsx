import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { useFetched } from '../../api/use-fetched.ts';
import { summarizeBackup, type BackupSummary } from './backup-calls.ts';
import layout from '../../shell/layout.module.css';
import styles from './backup.module.css';
import { DownloadState, fileSize } from './download-state.tsx';
import { useDownload } from './use-download.ts';

/** Backup: everything the venue holds as one file. For super users. */
export function BackupScreen() {
  const summary = useFetched(summarizeBackup);
  const { download, error, isStarting, start } = useDownload();
  const { isOnline } = useConnection();
  const isUnderWay = download?.state === 'waiting' || download?.state === 'running';
  return (
    <div className={`${layout.stack} ${styles.screen}`}>
      <PageTitle title="Backup" />
      <h1>Backup</h1>
      <p>
        Download everything the venue has as one file. With it, the whole site can be restored if it’s ever
        lost. Make a new one every month, and before big changes.
      </p>
      {summary.status === 'loading' && <Waiting label="Working out the size" />}
      {summary.status === 'failed' && (
        <FailureNotice error={summary.error} effect="The size of the backup couldn’t be worked out.">
          <Button small onClick={() => void summary.reload()}>
            Try again
          </Button>
        </FailureNotice>
      )}
      {summary.status === 'ready' && <Contents summary={summary.value} />}
      <Notice title="The file holds guests’ names, emails and bookings.">
        <p>
          Save it on an encrypted disk or a locked drive that only the owner opens. Don’t leave it in the
          Downloads folder of a shared computer, in a shared folder or in an email.
        </p>
      </Notice>
      {error && <FailureNotice error={error} effect="The download couldn’t be started." />}
      {download && <DownloadState download={download} />}
      <p>
        <Button
          look="brass"
          disabled={!isOnline || isStarting || isUnderWay}
          onClick={() => void start()}
          aria-describedby="backup-offline"
        >
          {isStarting ? 'Starting …' : 'Download everything'}
        </Button>
      </p>
      <p id="backup-offline" role="status">
        {!isOnline && 'You’re offline. Downloading works again once you’re connected.'}
      </p>
    </div>
  );
}

function Contents({ summary: { documents, files, accounts, bytes } }: { summary: BackupSummary }) {
  return (
    <dl className={`${layout.card} ${layout.block} ${styles.contents}`}>
      <div>
        <dt>Included</dt>
        <dd>
          {documents.toLocaleString('en-IE')} records: texts, menus, gigs, bookings, emails and their history
        </dd>
        <dd>{files.toLocaleString('en-IE')} pictures and videos, in all their sizes</dd>
        <dd>{accounts.toLocaleString('en-IE')} accounts with their roles</dd>
      </div>
      <div>
        <dt>Not included</dt>
        <dd>Passwords. After a restore everybody gets a link to choose a new one.</dd>
      </div>
      <div>
        <dt>Size</dt>
        <dd>About {fileSize(bytes)}</dd>
      </div>
    </dl>
  );
}

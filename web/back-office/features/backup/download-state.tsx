import { Notice } from '../../../ui/notice.tsx';
import type { Download } from './backup-calls.ts';

/** The progress of the download, as the server sees it. */
export function DownloadState({ download: { state, entries, bytes } }: { download: Download }) {
  if (state === 'failed') {
    return (
      <Notice kind="problem" title="The download was interrupted.">
        <p>Delete the unfinished file: it can’t be restored. Then start again on a good connection.</p>
      </Notice>
    );
  }
  if (state === 'done') {
    return (
      <Notice kind="done" title="Everything has been sent.">
        <p>
          {entries.toLocaleString('en-IE')} entries, {fileSize(bytes)}. When your browser says the download
          has finished, move the file somewhere safe.
        </p>
      </Notice>
    );
  }
  return (
    <Notice title="The download is under way.">
      <p>
        {entries > 0
          ? `${entries.toLocaleString('en-IE')} entries, ${fileSize(bytes)} so far.`
          : 'Your browser is requesting the file.'}{' '}
        Keep this device on until your browser says it has finished.
      </p>
    </Notice>
  );
}

/** A size as people say it: "412 kB", "18.3 MB", "2.1 GB". */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

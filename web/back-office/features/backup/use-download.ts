import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { findBackup, startBackup, type Download } from './backup-calls.ts';

/** Interval between two requests for the progress, in ms. */
const pollInterval = 2_000;

/** Starts a download of everything, and polls its progress until it is done or failed. */
export function useDownload() {
  const [download, setDownload] = useState<Download>();
  const { isBusy: isStarting, error, run } = useAction();
  const id = download?._id;
  const hasEnded = download?.state === 'done' || download?.state === 'failed';

  useEffect(() => {
    if (!id || hasEnded) return;
    const timer = setInterval(() => {
      findBackup(id).then(setDownload, (failure: unknown) => {
        // The download goes on without this screen, and the next request may succeed.
        if (!(failure instanceof ApiError)) throw failure;
      });
    }, pollInterval);
    return () => clearInterval(timer);
  }, [id, hasEnded]);

  async function start() {
    setDownload(undefined);
    await run(async () => {
      const { url, ...begun } = await startBackup();
      setDownload(begun);
      // The response is a file to save, so the browser stays on this page.
      window.location.assign(url);
    });
  }

  return { download, error, isStarting, start };
}

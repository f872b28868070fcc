import { ApiError, readFailure, toApiError } from '../api/api-error.ts';
import { officeToken } from '../api/office-api.ts';
import { noteUploading } from './uploading.ts';
import { findPicked, notePicked, readPicked, withStoredNames, type PickedFile } from './picked-files.ts';

/** Longest pause in an upload, in ms. */
const timeout = 60_000;

/**
 * Uploads the newly picked files among the values, one after the other, and resolves to the values with stored names
 * in place of handles. A failed upload is logged, the name that it replaces stays, and the save goes on;
 * `failures` tells the person. A file that was uploaded isn't sent again when the save is repeated. Throws when the
 * person cancels; then nothing is saved.
 */
export async function uploadPicked<Values>(
  values: Values,
  send: typeof sendFile = sendFile,
): Promise<{ values: Values; failures: string[] }> {
  const waiting = findPicked(values).filter((handle) => !readPicked(handle)?.storedAs);
  const cancelling = new AbortController();
  const { signal } = cancelling;
  try {
    for (const [at, handle] of waiting.entries()) {
      const picked = readPicked(handle);
      if (!picked) {
        // Saving without it would remove the live picture from the site.
        throw new ApiError(
          'refused',
          'A picture was lost when the page was reloaded. Pick it again, then save.',
        );
      }
      const noteProgress = (share: number) => {
        notePicked(handle, { progress: share });
        noteUploading({ place: at + 1, count: waiting.length, share, cancel: () => cancelling.abort() });
      };
      try {
        notePicked(handle, { failure: undefined });
        noteProgress(0);
        const storedAs = await send(picked, noteProgress, signal);
        notePicked(handle, { progress: undefined, storedAs });
      } catch (thrown) {
        notePicked(handle, { progress: undefined });
        if (signal.aborted) throw cancelled();
        const error = toApiError(thrown);
        console.warn('An upload failed:', error.kind, error.details.status);
        notePicked(handle, { failure: error.message });
      }
      if (signal.aborted) throw cancelled();
    }
  } finally {
    noteUploading(undefined);
  }
  return { values: withStoredNames(values), failures: failedUploads(values) };
}

function cancelled(): ApiError {
  const advice = 'Nothing was saved. Everything is still here: save again when you like.';
  return new ApiError('cancelled', 'You cancelled the upload.', { advice });
}

/** A sentence for each picked file among the values that could not be uploaded. */
export function failedUploads(values: unknown): string[] {
  return findPicked(values).flatMap((handle) => {
    const { file, failure } = readPicked(handle) ?? {};
    return file && failure ? [`“${file.name}” was not uploaded: ${failure}`] : [];
  });
}

/**
 * Sends one file to the server and resolves to its stored name. Uses XMLHttpRequest, because fetch doesn't report
 * upload progress.
 * @param onProgress called with the share that was sent, 0 to 1
 * @param signal aborts the upload
 */
export async function sendFile(
  picked: PickedFile,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  if (navigator.onLine === false) throw new ApiError('offline', 'You’re offline.');
  const token = await officeToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(giveUp, timeout);
    function giveUp() {
      reject(new ApiError('timeout', 'The server didn’t respond in time.'));
      request.abort();
    }
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeout);
      if (lengthComputable) onProgress(loaded / total);
    };
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(cancelled());
      request.abort();
    });
    request.onerror = () => {
      clearTimeout(timer);
      reject(new ApiError('unreachable', 'The server can’t be reached.'));
    };
    request.onload = () => {
      clearTimeout(timer);
      try {
        resolve(readStoredName(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.open('POST', `/api/upload/${picked.kind}`);
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(toForm(picked));
  });
}

/** The texts come first, so that a streaming server has them before the file. */
function toForm({ kind, file, alt, gallery }: PickedFile): FormData {
  const form = new FormData();
  form.append('filename', file.name);
  form.append('alt', alt.trim());
  if (gallery) form.append('gallery', 'true');
  form.append(kind, file, file.name);
  return form;
}

function readStoredName(status: number, text: string): string {
  if (status !== 200 && status !== 201) throw readFailure(status, text);
  try {
    const { file } = JSON.parse(text) as { file?: unknown };
    if (typeof file === 'string' && file !== '') return file;
  } catch {
    // Not JSON; fails below, like JSON without a file name.
  }
  throw new ApiError('broken', 'The server sent a response that makes no sense.', { status });
}

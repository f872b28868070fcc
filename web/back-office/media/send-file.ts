import { ApiError, connectionError, readFailure } from '../api/api-error.ts';
import { officeToken } from '../api/office-api.ts';

/** Longest pause in an upload, in ms. */
const timeout = 60_000;

/** What is sent. Gallery pictures are stored under an id alone. */
export type SentFile = { kind: 'image' | 'video'; file: File; gallery?: boolean };

/**
 * Sends one file to the server and resolves to its stored name. Uses XMLHttpRequest, because fetch doesn't report
 * upload progress.
 * @param onProgress called with the share that was sent, 0 to 1
 * @param signal aborts the upload
 * @throws ApiError, or the reason of the signal
 */
export async function sendFile(
  { kind, file, gallery }: SentFile,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  if (navigator.onLine === false) throw connectionError();
  const token = await officeToken();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => end(new ApiError('timeout', 'The server didn’t respond in time.')), timeout);
    }
    function end(error: Error) {
      clearTimeout(timer);
      reject(error);
      request.abort();
    }
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onerror = () => end(connectionError());
    request.onload = () => {
      clearTimeout(timer);
      try {
        resolve(readStoredName(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener('abort', () => end(signal.reason as Error));
    request.open('POST', `/api/upload/${kind}`);
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const form = new FormData();
    // The texts come first, so that a streaming server has them before the file.
    form.append('filename', file.name);
    if (gallery) form.append('gallery', 'true');
    form.append(kind, file, file.name);
    wait();
    request.send(form);
  });
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

import { useSyncExternalStore } from 'react';
import { ApiError, toApiError } from '../api/api-error.ts';
import { sendFile, type SentFile } from './send-file.ts';

/** A picture or video that was picked on this page. */
export type PickedFile = SentFile & {
  /** Address of the local preview. */
  url: string;
  /** Share that was sent, 0 to 1, until the upload ends. */
  progress?: number;
  /** Its stored name, once it is uploaded. */
  storedAs?: string;
  /** Why it could not be uploaded. */
  failure?: string;
};

/** No stored name begins with this, and the schemas accept it in a file name. */
const prefix = 'picked~';

const picked = new Map<string, PickedFile>();
const uploads = new Map<string, { ended: Promise<void>; cancelling: AbortController }>();
/** The end of the upload that was started last: the server takes one picture at a time. */
let last = Promise.resolve();
let endedUploads = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Starts to upload a file and returns its handle: text that takes the place of the stored name in a form until it is
 * saved, so that the values of forms stay plain JSON. It names the file that is replaced, which stays if the upload
 * fails or if its page is gone.
 * @param replaces the value before: a stored name, or the handle of a file that was picked for the same name
 */
export function pickFile(file: SentFile, replaces: string): string {
  const former = isPicked(replaces) ? replacedBy(replaces) : replaces;
  // Short, as a handle must not be longer than the schemas allow a name to be.
  const handle = `${prefix}${crypto.randomUUID().slice(0, 8)}~${former}`;
  picked.set(handle, { ...file, url: URL.createObjectURL(file.file) });
  startUpload(handle);
  return handle;
}

/** Uploads a picked file after those that were picked before, also once more after a failure. */
export function startUpload(handle: string): void {
  const cancelling = new AbortController();
  note(handle, { progress: 0, failure: undefined });
  last = last.then(() => upload(handle, cancelling.signal));
  uploads.set(handle, { ended: last, cancelling });
}

async function upload(handle: string, signal: AbortSignal): Promise<void> {
  try {
    signal.throwIfAborted();
    const storedAs = await sendFile(picked.get(handle)!, (progress) => note(handle, { progress }), signal);
    note(handle, { progress: undefined, storedAs });
  } catch (thrown) {
    const error = toApiError(thrown);
    if (!signal.aborted) console.warn('An upload failed:', error.kind, error.details.status);
    note(handle, { progress: undefined, failure: error.message });
  }
}

/** Stops the uploads among the values that are under way. */
export function cancelUploads(values: unknown): void {
  const advice = 'Nothing was saved. Everything is still here: save again when you like.';
  const reason = new ApiError('cancelled', 'You cancelled the upload.', { advice });
  for (const handle of findPicked(values)) {
    if (picked.get(handle)?.progress !== undefined) uploads.get(handle)?.cancelling.abort(reason);
  }
}

/**
 * Waits for the uploads among the values that are under way, after another try of those that failed before. Resolves
 * to the values with stored names in place of handles; where an upload failed it is the name that was to be replaced.
 * Throws when the person cancels.
 */
export async function uploadPicked<Values>(values: Values): Promise<{ values: Values; failures: string[] }> {
  const handles = findPicked(values);
  for (const handle of handles) if (picked.get(handle)?.failure) startUpload(handle);
  for (const handle of handles) {
    const { ended, cancelling } = uploads.get(handle) ?? {};
    await ended;
    if (cancelling?.signal.aborted) throw cancelling.signal.reason;
  }
  return { values: withStoredNames(values), failures: failedUploads(values) };
}

/** The picked files among the values that could not be uploaded, by name, and why. */
export function findFailed(values: unknown): { name: string; failure: string }[] {
  return findPicked(values).flatMap((handle) => {
    const { file, failure } = picked.get(handle) ?? {};
    return file && failure ? [{ name: `“${file.name}”`, failure }] : [];
  });
}

/** A sentence for each of them. */
export function failedUploads(values: unknown): string[] {
  return findFailed(values).map(({ name, failure }) => `${name} was not uploaded: ${failure}`);
}

/** Whether a value is the handle of a picked file, rather than the name of a stored one. */
export function isPicked(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(prefix);
}

/** The picked file of a handle; undefined for stored names. Renders again during the upload. */
export function usePicked(value: string): PickedFile | undefined {
  return useSyncExternalStore(subscribe, () => picked.get(value));
}

/** The shares that were sent of the uploads among the values that are under way. */
export function useUploading(values: unknown): number[] {
  const shares = useSyncExternalStore(subscribe, () =>
    findPicked(values)
      .flatMap((handle) => picked.get(handle)?.progress ?? [])
      .join(' '),
  );
  return shares === '' ? [] : shares.split(' ').map(Number);
}

/** How many uploads have ended on this page, for what depends on their stored names and failures. */
export function useEndedUploads(): number {
  return useSyncExternalStore(subscribe, () => endedUploads);
}

function note(handle: string, change: Partial<PickedFile>): void {
  picked.set(handle, { ...picked.get(handle)!, ...change });
  if (change.progress === undefined) endedUploads += 1;
  for (const listener of listeners) listener();
}

/** The name of the stored file that a picked one replaces; empty for none. */
export function replacedBy(handle: string): string {
  return handle.slice(handle.indexOf('~', prefix.length) + 1);
}

/** The stored name behind a value: its own, that of its upload, or that of the file it replaces. */
export function nameOnServer(value: string): string {
  if (!isPicked(value)) return value;
  return picked.get(value)?.storedAs ?? replacedBy(value);
}

/** The values as the server has them: handles become stored names. */
export function withStoredNames<Values>(values: Values): Values {
  return mapPicked(values, nameOnServer);
}

/** The values for a draft: handles stay only of files whose upload has not ended, or has failed, on this page. */
export function withUploaded<Values>(values: Values): Values {
  return mapPicked(values, (handle) => {
    const known = picked.get(handle);
    return known && !known.storedAs ? handle : nameOnServer(handle);
  });
}

/** The values for a preview: handles become URLs of local previews. */
export function showPicked<Values>(values: Values): Values {
  return mapPicked(values, (handle) => picked.get(handle)?.url ?? '');
}

/** Handles of uploaded files in the values, by form path such as `panels.0.panelImg`. */
export function findStored(values: unknown, path: string[] = []): { path: string; name: string }[] {
  if (isPicked(values)) {
    const name = picked.get(values)?.storedAs;
    return name ? [{ path: path.join('.'), name }] : [];
  }
  if (values === null || typeof values !== 'object' || values instanceof Date) return [];
  return Object.entries(values).flatMap(([key, inner]) => findStored(inner, [...path, key]));
}

/** All handles in the values, at any depth. */
function findPicked(values: unknown): string[] {
  if (isPicked(values)) return [values];
  if (values === null || typeof values !== 'object') return [];
  return Object.values(values).flatMap(findPicked);
}

/** Replaces handles in values, and in keys, which stand for the picked file alone and never for the replaced one. */
function mapPicked<Values>(values: Values, change: (handle: string) => string): Values {
  function mapKey(key: string): string[] {
    const name = isPicked(key) ? (picked.get(key)?.storedAs ?? key) : key;
    return isPicked(name) && change(name) !== name ? [] : [name];
  }
  function map(value: unknown): unknown {
    if (isPicked(value)) return change(value);
    // A new gallery picture that was not uploaded has no name, so it is left out.
    if (Array.isArray(value))
      return value.map(map).filter((inner, index) => inner !== '' || !isPicked(value[index]));
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => mapKey(key).map((name) => [name, map(inner)])),
    );
  }
  return map(values) as Values;
}

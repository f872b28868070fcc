import { imagePath, variantPath, type Media } from '@venue/domain';
import { bucketName } from '../firebase/bucket-name.ts';

/** Timeout in ms. Storage is nearby, and the pictures are small. */
const timeoutMs = 5_000;
/** As wide as a picture on a card has to be, in px. */
const leastWidth = 900;

/**
 * Reads a published picture as every guest can, without any right of the function: its smallest variant that is wide
 * enough. Undefined when it is not stored.
 * @throws when Storage does not respond in time or responds with an error
 */
export async function readPicture(file: string, media: Media | undefined): Promise<Buffer | undefined> {
  const widths = media?.widths ?? [];
  const width = widths.find((each) => each >= leastWidth) ?? widths.at(-1);
  const path = width === undefined ? imagePath(file) : variantPath(file, width, media);
  const { FIREBASE_STORAGE_EMULATOR_HOST: emulator } = process.env;
  const origin = emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  const response = await fetch(`${origin}/v0/b/${bucketName()}/o/${encodeURIComponent(path)}?alt=media`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw Object.assign(new Error(`Storage answered ${path} with ${response.status}.`), {
      status: response.status,
    });
  return Buffer.from(await response.arrayBuffer());
}

import { imagePath, uprightPath, variantPath, videoPath, type Media } from '@venue/domain';
import { emulatorHost, emulatorPorts, firebaseProject, isEmulated } from '../firebase/emulators.ts';

const storageOrigin = isEmulated
  ? `http://${emulatorHost}:${emulatorPorts.storage}`
  : 'https://firebasestorage.googleapis.com';

function storageUrl(path: string): string {
  return `${storageOrigin}/v0/b/${firebaseProject.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/**
 * URL of a stored image in Cloud Storage.
 * @param file its name; the URL of a local preview is returned as it is
 * @param width one of the widths in the image's `Media`, for its variant; without it, the original
 * @param media only needed with a width
 */
export function imageUrl(file: string, width?: number, media?: Media): string {
  if (file.startsWith('blob:')) return file;
  return storageUrl(width === undefined ? imagePath(file) : variantPath(file, width, media));
}

/** The `srcset` with every variant of an image; undefined if it has none. */
export function imageSrcSet(file: string, media: Media | undefined): string | undefined {
  if (!media || media.widths.length === 0) return undefined;
  return media.widths.map((width) => `${imageUrl(file, width, media)} ${width}w`).join(', ');
}

/** URL of the crop of an image for phones held upright; undefined if it has none. */
export function uprightUrl(file: string, media: Media | undefined): string | undefined {
  return media?.upright ? storageUrl(uprightPath(file, media)) : undefined;
}

/** URL of a stored video in Cloud Storage. */
export function videoUrl(file: string): string {
  return storageUrl(videoPath(file));
}

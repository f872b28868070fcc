import { imagePath, variantPath, videoPath, type Media } from '@venue/domain';
import { emulatorHost, emulatorPorts, firebaseProject, isEmulated } from '../firebase/emulators.ts';

const storageOrigin = isEmulated
  ? `http://${emulatorHost}:${emulatorPorts.storage}`
  : 'https://firebasestorage.googleapis.com';

function storageUrl(path: string): string {
  return `${storageOrigin}/v0/b/${firebaseProject.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/**
 * Address of a stored image, straight from Cloud Storage.
 * @param file its name; a picture that somebody has just picked is its own address, for previews
 * @param width one of the widths in the image's `Media`: its WebP variant. Without: the original.
 */
export function imageUrl(file: string, width?: number): string {
  if (file.startsWith('blob:')) return file;
  return storageUrl(width === undefined ? imagePath(file) : variantPath(file, width));
}

/** Value for `srcset` with every variant of an image; undefined where none was made. */
export function imageSrcSet(file: string, media: Media | undefined): string | undefined {
  if (!media || media.widths.length === 0) return undefined;
  return media.widths.map((width) => `${imageUrl(file, width)} ${width}w`).join(', ');
}

/** Address of a stored video, straight from Cloud Storage. */
export function videoUrl(file: string): string {
  return storageUrl(videoPath(file));
}

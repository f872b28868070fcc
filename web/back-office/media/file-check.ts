const megabyte = 1024 * 1024;

/** What may be uploaded. The server checks the bytes; this saves people the wait. */
export const uploads = {
  image: {
    types: {
      'image/jpeg': ['.jpg', '.jpeg'],
      'image/png': ['.png'],
      'image/webp': ['.webp'],
      'image/avif': ['.avif'],
      'image/gif': ['.gif'],
    } as Record<string, string[]>,
    bytes: 15 * megabyte,
    names: 'JPEG, PNG, WebP, AVIF or GIF',
    noun: 'picture',
  },
  video: {
    types: { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'] } as Record<string, string[]>,
    bytes: 30 * megabyte,
    names: 'MP4 or WebM',
    noun: 'video',
  },
};

/** What speaks against uploading the file, as a sentence; undefined when nothing does. */
export function fileProblem(file: File, kind: keyof typeof uploads): string | undefined {
  const { types, bytes, names, noun } = uploads[kind];
  const name = file.name.toLowerCase();
  const isKnown = file.type
    ? Object.hasOwn(types, file.type)
    : // Some systems do not know the newer kinds and tell no type at all.
      Object.values(types)
        .flat()
        .some((ending) => name.endsWith(ending));
  if (!isKnown) {
    const hint = /\.hei[cf]$/.test(name) ? ' This one is HEIC: export it as JPEG first.' : '';
    return `“${file.name}” is not a ${noun} that can be used here. Choose ${names}.${hint}`;
  }
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (file.size > bytes) {
    const size = (file.size / megabyte).toFixed(1);
    return `“${file.name}” has ${size} MB. At most ${bytes / megabyte} MB can be uploaded: choose a smaller one.`;
  }
  return undefined;
}

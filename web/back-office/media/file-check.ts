const megabyte = 1024 * 1024;

/** What may be uploaded. The server checks the bytes; checking here first saves the wait. */
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

/** Why the file can't be uploaded, as a sentence; undefined if it can. */
export function fileProblem(file: File, kind: keyof typeof uploads): string | undefined {
  const { types, bytes, names, noun } = uploads[kind];
  const name = file.name.toLowerCase();
  const isKnown = file.type
    ? Object.hasOwn(types, file.type)
    : // Some systems give no type for the newer formats.
      Object.values(types)
        .flat()
        .some((ending) => name.endsWith(ending));
  if (!isKnown) {
    const hint = /\.hei[cf]$/.test(name) ? ' This one is HEIC: export it as a JPEG first.' : '';
    return `“${file.name}” isn’t a ${noun} you can use here. Choose ${names}.${hint}`;
  }
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (file.size > bytes) {
    const size = (file.size / megabyte).toFixed(1);
    const plural = `${noun[0]?.toUpperCase()}${noun.slice(1)}s`;
    return `${plural} can be up to ${bytes / megabyte} MB; “${file.name}” is ${size} MB. Choose a smaller one.`;
  }
  return undefined;
}

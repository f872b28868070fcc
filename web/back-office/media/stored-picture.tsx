import type { Media } from '@venue/domain';
import { Picture } from '../../ui/picture.tsx';
import { useMediaOnce } from '../subscriptions/use-records-once.ts';

type StoredPictureProps = { file: string; sizes: string; alt?: string; className?: string };

/** The `Media` of a stored picture; undefined until it was read, null if there is none. */
export function useMedia(file: string): Media | null | undefined {
  return useMediaOnce(file ? [file] : [])(file);
}

/** A stored picture in the smallest sufficient size; an empty box until its sizes are known. */
export function StoredPicture({ file, className, ...picture }: StoredPictureProps) {
  const media = useMedia(file);
  if (media === undefined) return <span className={className} aria-hidden="true" />;
  return <Picture className={className} file={file} media={media ?? undefined} {...picture} />;
}

import type { Media } from '@venue/domain';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { useMediaOnce } from '../subscriptions/use-records-once.ts';
import { isPicked, usePicked } from './picked-files.ts';

type StoredPictureProps = { file: string; sizes: string; alt?: string; className?: string };

type AnyPictureProps = Omit<StoredPictureProps, 'file'> & {
  /** Name of a stored picture, or handle of one that was picked. */
  value: string;
  /** Shown if there is no picture. */
  empty?: ReactNode;
  /** Called if the picked file can't be shown as a picture. */
  onBroken?: () => void;
};

/** A picture of the form, stored or just picked. */
export function AnyPicture({ value, empty, onBroken, ...picture }: AnyPictureProps) {
  const picked = usePicked(value);
  if (picked)
    return <img className={picture.className} src={picked.url} alt={picture.alt ?? ''} onError={onBroken} />;
  if (!value || isPicked(value)) return empty;
  return <StoredPicture file={value} {...picture} />;
}

/** A stored picture in the smallest sufficient size; an empty box until its sizes are known. */
export function StoredPicture({ file, className, ...picture }: StoredPictureProps) {
  const media = useMedia(file);
  if (media === undefined) return <span className={className} aria-hidden="true" />;
  return <Picture className={className} file={file} media={media ?? undefined} {...picture} />;
}

/** The `Media` of a stored picture; undefined until it was read, null if there is none. */
export function useMedia(file: string): Media | null | undefined {
  return useMediaOnce(file ? [file] : [])(file);
}

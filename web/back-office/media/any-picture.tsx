import type { ReactNode } from 'react';
import { isPicked, usePicked } from './picked-files.ts';
import { StoredPicture } from './stored-picture.tsx';

type AnyPictureProps = {
  /** Name of a stored picture, or handle of one that was picked. */
  value: string;
  sizes: string;
  /** Replaces the stored alt text; '' for a decorative picture. */
  alt?: string;
  className?: string;
  /** Shown if there is no picture. */
  empty?: ReactNode;
  /** Called if the picked file can't be shown as a picture. */
  onBroken?: () => void;
};

/** A picture of the form, stored or just picked. */
export function AnyPicture({ value, sizes, alt, className, empty, onBroken }: AnyPictureProps) {
  const picked = usePicked(value);
  if (picked)
    return <img className={className} src={picked.url} alt={alt ?? picked.alt} onError={onBroken} />;
  if (!value || isPicked(value)) return empty;
  return <StoredPicture className={className} file={value} sizes={sizes} alt={alt} />;
}

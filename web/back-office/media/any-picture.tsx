import { isPicked, usePicked } from './picked-files.ts';
import { StoredPicture } from './stored-picture.tsx';

type AnyPictureProps = {
  /** Name of a stored picture, or handle of one that was picked. */
  value: string;
  sizes: string;
  /** Replaces its own words; '' where it only decorates. */
  alt?: string;
  className?: string;
};

/** A picture of the form, stored or just picked; nothing where there is none. */
export function AnyPicture({ value, sizes, alt, className }: AnyPictureProps) {
  const picked = usePicked(value);
  if (picked) return <img className={className} src={picked.url} alt={alt ?? picked.alt} />;
  if (!value || isPicked(value)) return null;
  return <StoredPicture className={className} file={value} sizes={sizes} alt={alt} />;
}

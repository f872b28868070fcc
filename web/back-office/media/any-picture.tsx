import { useSite } from '../../public-site/content/index.ts';
import { Picture } from '../../ui/picture.tsx';
import { isPicked, usePicked } from './picked-files.ts';

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
  const media = useSite()?.media[value];
  if (picked) return <img className={className} src={picked.url} alt={alt ?? picked.alt} />;
  if (isPicked(value)) return null;
  return <Picture className={className} file={value} media={media} sizes={sizes} alt={alt} />;
}

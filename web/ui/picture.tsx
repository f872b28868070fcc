import type { Media } from '@venue/domain';
import { createContext, useContext } from 'react';
import { imageSrcSet, imageUrl } from './image-url.ts';

/**
 * As wide as the window. Phones with the sharpest screens take the variant of the less sharp ones: nobody sees
 * the difference in a hand, and the first picture stays below 60 kB.
 */
const wholeWindow = '(max-width: 30rem) and (min-resolution: 2.5dppx) 70vw, 100vw';

/** What is known of the pictures that are rendered below it, by file name. */
export const MediaContext = createContext<Record<string, Media>>({});

type PictureProps = {
  /** Image file name; empty draws nothing. */
  file: string;
  /** What is known of it: size, variants, alt text; without it the context says. */
  media?: Media;
  /** Replaces the stored alt text; '' for a picture that only decorates. */
  alt?: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes?: string;
  /** The picture is on the first screen: loaded at once and first. */
  eager?: boolean;
  className?: string;
};

/** A stored picture with its variants and its size, so that nothing jumps while it loads. */
export function Picture({
  file,
  alt,
  sizes = wholeWindow,
  eager = false,
  className,
  ...props
}: PictureProps) {
  const known = useContext(MediaContext)[file];
  const media = props.media ?? known;
  if (!file) return null;
  const middle = media?.widths.find((width) => width >= 960) ?? media?.widths.at(-1);
  return (
    <img
      className={className}
      src={imageUrl(file, middle)}
      srcSet={imageSrcSet(file, media)}
      sizes={media?.widths.length ? sizes : undefined}
      width={media?.width || undefined}
      height={media?.height || undefined}
      alt={alt ?? media?.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}

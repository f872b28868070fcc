import { uprightCrop, type Media } from '@venue/domain';
import { createContext, useContext } from 'react';
import { imageSrcSet, imageUrl, uprightUrl } from './image-url.ts';

/**
 * `sizes` of a picture as wide as the window. Phones with a pixel ratio of 3 get the variant for a ratio of 2: the
 * difference is invisible, and the first picture stays below 60 kB.
 */
const wholeWindow = '(max-width: 30rem) and (min-resolution: 2.5dppx) 70vw, 100vw';

/** The windows that show an image's crop for phones, where there is one. */
const uprightWindow = '(max-width: 30rem) and (orientation: portrait)';

/** The `Media` of the pictures rendered below it, by file name. */
export const MediaContext = createContext<Record<string, Media>>({});

type PictureProps = {
  /** Image file name; empty renders nothing. */
  file: string;
  /** Its size, variants and alt text; by default from the context. */
  media?: Media;
  /** Replaces the stored alt text; '' for a decorative picture. */
  alt?: string;
  /** Its rendered width, as in the `sizes` attribute. */
  sizes?: string;
  /** For pictures on the first screen: loads at once, with high priority. */
  eager?: boolean;
  /** For pictures that are taller than wide on phones: shows the crop for them, inside a `picture` element. */
  upright?: boolean;
  className?: string;
};

/** A stored picture with its variants and dimensions, so that the layout doesn't shift while it loads. */
export function Picture({
  file,
  alt,
  sizes = wholeWindow,
  eager = false,
  upright = false,
  className,
  ...props
}: PictureProps) {
  const known = useContext(MediaContext)[file];
  const media = props.media ?? known;
  if (!file) return null;
  const middle = media?.widths.find((width) => width >= 960) ?? media?.widths.at(-1);
  const image = (
    <img
      className={className}
      src={imageUrl(file, middle, media)}
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
  const crop = upright ? uprightUrl(file, media) : undefined;
  if (!crop) return image;
  return (
    <picture>
      {/* The width is that of the whole window, and there is one candidate: validators ask for both. */}
      <source media={uprightWindow} srcSet={`${crop} ${uprightCrop.width}w`} sizes="100vw" />
      {image}
    </picture>
  );
}

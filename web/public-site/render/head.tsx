import { gigDate, shareCardPath, type Part } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { imageUrl } from '../../ui/image-url.ts';
import { documentTitle } from '../../ui/page/page-title.tsx';
import type { PageContent, PageDefinition } from '../page-definition.tsx';

type HeadProps = {
  page: PageDefinition;
  content: PageContent;
  /** The canonical URL; undefined for the "not found" page. */
  url: string | undefined;
};

/** The page's metadata: title, description, canonical URL, Open Graph tags. */
export function Head({ page, content, url }: HeadProps) {
  const meta = page.meta(content);
  const [title, description] = [documentTitle(meta.title), meta.description];
  const own = (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
  if (url === undefined || page.isPrivate) {
    return (
      <>
        {own}
        <meta name="robots" content="noindex" />
        {page.isPrivate ? <meta name="referrer" content="no-referrer" /> : null}
      </>
    );
  }
  const picture = shareCardOf(content.part) ?? pictureOf(page, content);
  const card = {
    'og:type': 'website',
    'og:site_name': venue.name,
    'og:locale': 'en_IE',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture?.url,
    'og:image:width': picture?.width,
    'og:image:height': picture?.height,
    'og:image:alt': picture?.alt,
  };
  return (
    <>
      {own}
      <link rel="canonical" href={url} />
      {page.variant?.(content) ? <meta name="robots" content="noindex" /> : null}
      {Object.entries(card).map(([name, text]) =>
        text ? <meta key={name} property={name} content={String(text)} /> : null,
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

type PreviewPicture = { url: string; width?: number; height?: number; alt?: string };

/** The card of the gig that a page is about, which the function `shareCard` draws; undefined for any other page. */
function shareCardOf(part: Part | undefined): PreviewPicture | undefined {
  const gig = part && 'gig' in part ? part.gig : undefined;
  if (!part || !gig?.slug) return undefined;
  const { name, address } = venue;
  return {
    url: venue.siteUrl + shareCardPath(gig.slug, part.version),
    width: 1200,
    height: 630,
    alt: [gig.artist || 'Music', gigDate(gig), name, address.town].filter(Boolean).join(', '),
  };
}

/** The picture of a page or of the site, in a format that link previews show. */
function pictureOf(page: PageDefinition, content: PageContent): PreviewPicture | undefined {
  const file = page.picture?.(content) || content.site.website.ogImg;
  if (!file) return undefined;
  const media = content.part?.media[file] ?? content.site.media[file];
  // The original, because some link previews show no WebP. Fewer show AVIF, of which an upload has WebP variants.
  const smaller = media?.contentType === 'image/avif' ? media.widths.at(-1) : undefined;
  const { width, height, alt } = media ?? {};
  const scale = smaller && width ? smaller / width : 1;
  return {
    url: imageUrl(file, smaller, media),
    width: width && Math.round(width * scale),
    height: height && Math.round(height * scale),
    alt,
  };
}

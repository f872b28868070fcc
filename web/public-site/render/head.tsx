import { venue } from '../../../venue.config.ts';
import { imageUrl } from '../../ui/image-url.ts';
import { documentTitle } from '../../ui/page-title.tsx';
import type { PageContent, PageDefinition } from '../page-definition.tsx';
import { jsonText } from './json-text.ts';

type HeadProps = {
  page: PageDefinition;
  content: PageContent;
  /** The one address by which the page should be known; undefined for a page that says that there is none. */
  url: string | undefined;
  /** What the page says, as schema.org reads it. */
  data: object | undefined;
};

/** What search engines and link previews read: title, description, address, picture, structured data. */
export function Head({ page, content, url, data }: HeadProps) {
  const words = page.words(content);
  const [title, description] = [documentTitle(words.title), words.description];
  const own = (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
  if (url === undefined) {
    return (
      <>
        {own}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const picture = page.picture?.(content) || content.site.website.ogImg;
  const { width, height, alt } = content.part?.media[picture] ?? content.site.media[picture] ?? {};
  const card = {
    'og:type': 'website',
    'og:site_name': venue.name,
    'og:locale': 'en_IE',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    // The original, as few previews read WebP.
    'og:image': picture && imageUrl(picture),
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': alt,
  };
  return (
    <>
      {own}
      <link rel="canonical" href={url} />
      {Object.entries(card).map(([name, text]) =>
        text ? <meta key={name} property={name} content={String(text)} /> : null,
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(data) }} />
    </>
  );
}

import { venue } from '../../../venue.config.ts';

type PageTitleProps = {
  /** What the page is, e.g. "Menus". Left out on the home page. */
  title?: string;
  /** One sentence for search engines and shared links. */
  description?: string;
};

/** The document's title and description. Render exactly one per page. */
export function PageTitle({ title, description }: PageTitleProps) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}

/** The full title of a document: the page's and the venue's name. */
export function documentTitle(title?: string): string {
  return title ? `${title} · ${venue.name}` : `${venue.name} · ${venue.tagline}`;
}

import type { ReactElement } from 'react';
import { documentTitle } from '../../ui/page/page-title.tsx';
import type { WebBuild } from './web-build.ts';

type PreviewDocumentProps = {
  build: WebBuild;
  /** The page's title. */
  title: string | undefined;
  /** The page's HTML. */
  root: string;
  bar: ReactElement;
  style: string;
};

/**
 * The document around a page of a preview. Without scripts, so that nothing of it is stored and nothing live replaces it;
 * without what only search engines and link previews read; and it tells no other site its address.
 */
export function PreviewDocument({ build, title, root, bar, style }: PreviewDocumentProps) {
  return (
    <html lang="en-IE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <title>{`Preview: ${documentTitle(title)}`}</title>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={build.headingFont} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: root }} />
        {/* Shown above the page, but after it in the document, whose first link skips to the content. */}
        {bar}
      </body>
    </html>
  );
}

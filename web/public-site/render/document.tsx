import { splashTimes } from '@venue/domain';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { pageSourceId } from '../content/index.ts';
import { firstPicturePreload } from './first-picture.tsx';
import { jsonText } from './json-text.ts';
import { speculationRules } from './speculation-rules.ts';
import { StaleCopy } from './stale-copy.tsx';
import type { WebBuild } from './web-build.ts';

type DocumentProps = {
  build: WebBuild;
  /** The page's metadata. */
  head: ReactElement;
  /** The page's HTML, which the browser hydrates. */
  root: string;
  /** The `PageSource` that the browser hydrates with. */
  source: object;
  /** The splash, shown on the first visit of a session. */
  splash: ReactElement | undefined;
  /** When the notice on the page changes next, and its words about "now". */
  changes: { notice: Date | undefined; words: Date };
  scripts: string[];
  /** URLs of the style sheets, and their concatenated text. */
  styles: string[];
  style: string;
};

/**
 * The document around a page. An inline script (late-start/load-late.js) loads its other scripts late.
 * web/app.html is the corresponding document for pages rendered in the browser.
 */
export function Document(props: DocumentProps) {
  const { build, head, root, source, splash, changes, scripts, styles, style } = props;
  return (
    <html lang="en-IE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b1720" />
        <meta name="color-scheme" content="light" />
        {changes.notice ? <StaleCopy until={changes.notice} /> : null}
        {firstPicturePreload(root)}
        {/* The font of the headings: the largest text on the page, which would shift if its font arrived late. */}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={build.headingFont} />
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {/* Their text is inlined above; these links keep Vite's preload helper from fetching them again. */}
        {styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} {...{ disabled: true }} />
        ))}
      </head>
      <body>
        {splash ? <Splash layer={splash} script={build.inline.splash} /> : null}
        <div id="root" dangerouslySetInnerHTML={{ __html: root }} />
        <script
          type="application/json"
          id={pageSourceId}
          dangerouslySetInnerHTML={{ __html: jsonText(source) }}
        />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script
          data-chunks={scripts.join(' ')}
          data-words={changes.words.getTime()}
          dangerouslySetInnerHTML={{ __html: build.inline.loadLate }}
        />
      </body>
    </html>
  );
}

/** The splash in a template element, which loads no pictures until the script decides to show it. */
function Splash({ layer, script }: { layer: ReactElement; script: string }) {
  const { logos, reveal, fade, behind } = splashTimes;
  // Removes the preload links that React writes for pictures.
  const html = renderToStaticMarkup(layer).replace(/^(<link[^>]*>)*/, '');
  return (
    <>
      <template dangerouslySetInnerHTML={{ __html: html }} />
      <script
        data-times={JSON.stringify({ logos, reveal, fade, gone: behind })}
        dangerouslySetInnerHTML={{ __html: script }}
      />
    </>
  );
}

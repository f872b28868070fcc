import { splashTimes } from '@venue/domain';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { pageSourceId } from '../content/index.ts';
import { firstPicturePreload } from './first-picture.tsx';
import { jsonText } from './json-text.ts';
import { speculationRules } from './speculation-rules.ts';
import type { WebBuild } from './web-build.ts';

type DocumentProps = {
  build: WebBuild;
  /** The page's metadata. */
  head: ReactElement;
  /** The page's HTML, which the browser hydrates. */
  root: string;
  /** The `PageSource` that the browser hydrates with. */
  source: object;
  /** The splash as HTML (`splashHtml`), shown on the first visit of a session. */
  splash: string | undefined;
  /** When the notice on the page changes next, and its words about "now". */
  changes: { notice: Date | undefined; words: Date };
  /** The rules for what the page shows before its style sheets are there. */
  style: string;
  /** URLs of the style sheets and scripts, which load late, in their order. */
  files: string[];
  /** The page's structured data; undefined for a private page and for one that was not found. */
  data: object | undefined;
};

/**
 * The document around a page, rendered apart from the page: React derives ids from the tree, and browsers hydrate only
 * `#root`. A script (late-start/load-late.js) loads its style sheets and scripts late; it is a file of its own, as the
 * document of home has to fit the first round trip.
 * web/app.html is the corresponding document for pages rendered in the browser.
 */
export function Document(props: DocumentProps) {
  const { build, head, root, source, splash, changes, style, files, data } = props;
  return (
    <html lang="en-IE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b1720" />
        <meta name="color-scheme" content="light" />
        {/* No paint before the page is parsed to its end: a partial page would shift as the rest arrives. */}
        <link rel="expect" href={`#${pageSourceId}`} blocking="render" />
        <script
          data-notice={changes.notice?.getTime()}
          data-words={changes.words.getTime()}
          dangerouslySetInnerHTML={{ __html: build.inline.beforePaint }}
        />
        {firstPicturePreload(root)}
        {/* The font of the headings: the largest text on the page, which would shift if its font arrived late. */}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={build.headingFont} />
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        {splash ? <Splash html={splash} script={build.inline.splash} /> : null}
        <div id="root" dangerouslySetInnerHTML={{ __html: root }} />
        {/* After the page, as nobody waits for it. */}
        {data ? (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(data) }} />
        ) : null}
        <script
          type="application/json"
          id={pageSourceId}
          dangerouslySetInnerHTML={{ __html: jsonText(source) }}
        />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        {/* React moves it into the head, as it is async. */}
        <script type="module" async fetchPriority="low" src={build.loadLate} data-files={files.join(' ')} />
        <noscript>
          {files.filter(isStyle).map((address) => (
            <link key={address} rel="stylesheet" href={address} />
          ))}
        </noscript>
      </body>
    </html>
  );
}

/** Whether a file that loads late is a style sheet. */
function isStyle(address: string): boolean {
  return address.endsWith('.css');
}

/** The splash in a template element, which loads no pictures until the script decides to show it. */
function Splash({ html, script }: { html: string; script: string }) {
  const { logos, reveal, fade, behind } = splashTimes;
  return (
    <>
      <template dangerouslySetInnerHTML={{ __html: html }} />
      <script
        data-times={[logos, reveal, fade, behind].join(' ')}
        dangerouslySetInnerHTML={{ __html: script }}
      />
    </>
  );
}

/** The HTML of a splash, without the preload links that React writes for pictures. */
export function splashHtml(layer: ReactElement): string {
  return renderToStaticMarkup(layer).replace(/^(<link[^>]*>)*/, '');
}

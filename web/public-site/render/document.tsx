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
  /** Title, description and whatever else search engines and link previews read. */
  head: ReactElement;
  /** The page's HTML, as the browser takes it over. */
  root: string;
  /** What the browser takes it over with: versions of the content, moment, zone. */
  source: object;
  /** What lies over it at the first visit of a session. */
  splash: ReactElement | undefined;
  scripts: string[];
  /** Addresses of the style sheets, and all of them as one text. */
  styles: string[];
  style: string;
};

/**
 * The document around a page. Its scripts are fetched late, by one that stands in it; web/app.html is the same
 * document for a page that is rendered by the browser alone.
 */
export function Document({ build, head, root, source, splash, scripts, styles, style }: DocumentProps) {
  return (
    <html lang="en-IE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b1720" />
        <meta name="color-scheme" content="light" />
        {firstPicturePreload(root)}
        {/* Titles stand in it at twice the size of anything else: they are what would move if it came late. */}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={build.headingFont} />
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {/* Already in the page: so named, the app does not fetch them again. */}
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
        <script data-chunks={scripts.join(' ')} dangerouslySetInnerHTML={{ __html: build.inline.loadLate }} />
      </body>
    </html>
  );
}

/** In a template, where it loads nothing until the script has decided that it is shown. */
function Splash({ layer, script }: { layer: ReactElement; script: string }) {
  const { logos, reveal, fade, behind } = splashTimes;
  // React asks for pictures ahead of everything; here nobody may.
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

import type { StyleRule } from './style-rules.ts';

/** The data about the built site that the server needs to render pages; written by the functions' build. */
export type WebBuild = {
  /** The built app.html, the fallback for a page that cannot be rendered. */
  shell: string;
  /** URL of the app's entry script. */
  entry: string;
  /** URL of the headings' font. */
  headingFont: string;
  /** The URLs of each page's scripts, entry script last, and style sheets, by the page's folder. */
  pages: Record<string, { scripts: string[]; styles: string[] }>;
  /** The style sheets' rules, by URL. */
  styles: Record<string, StyleRule[]>;
  /** URL of the script that loads the others (late-start/load-late.js). */
  loadLate: string;
  /** The inline scripts, minified. */
  inline: { beforePaint: string; splash: string };
  /** The headers of every response, and those of the shell, from firebase.json. */
  headers: Record<string, string>;
  /** The venue's time zone for the coming years, as written by `buildZone`. */
  zone: string;
};

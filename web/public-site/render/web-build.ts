/** What the server has to know of the built site whose pages it renders; written by the functions' build. */
export type WebBuild = {
  /** The built app.html, which stands in when a page cannot be rendered. */
  shell: string;
  /** Address of the script that makes a page an app. */
  entry: string;
  /** Address of the font of the headings. */
  headingFont: string;
  /** By the page's folder: the addresses of its scripts, entry last, and of its styles. */
  pages: Record<string, { scripts: string[]; styles: string[] }>;
  /** Texts of the style sheets, by address. */
  styles: Record<string, string>;
  /** The scripts that stand in the page itself, minified. */
  inline: { loadLate: string; splash: string };
  /** Headers of every answer, and those of the shell: as firebase.json has them. */
  headers: Record<string, string>;
  /** The venue's zone for years to come, as `buildZone` writes it. */
  zone: string;
};

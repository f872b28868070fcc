import { liveContentPaths } from './live-content.js';

/**
 * The states in which the site could be shown. Each turns what the venue answers to the address of a page
 * into what that state would send; everything else stays as it is.
 * @typedef {{ name: string, change: (page: string, html: string) => Promise<string> }} SiteState
 */

/**
 * @param {string} venueUrl @param {string} built folder of the built site
 * @returns {Record<'ours' | 'plain' | 'firestoreFirst', SiteState>}
 */
export function siteStates(venueUrl, built) {
  const shell = async () => (await fetch(`${venueUrl}/app.html`)).text();
  return {
    ours: { name: 'as it is', change: async (_page, html) => html },
    /** The same text, styles, fonts and pictures as a document of the last century. */
    plain: {
      name: 'plain HTML',
      change: async (_page, html) => inlineStyles(withoutScripts(html), venueUrl),
    },
    firestoreFirst: {
      name: 'shell, Firestore in the first bundle',
      change: async () => beforeEntry(await shell(), firestoreTags(built)),
    },
  };
}

/** @param {string} html */
function withoutScripts(html) {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<template\b.*?<\/template>/gs, '')
    .replace(/<link\b[^>]*\brel="(modulepreload|manifest)"[^>]*>/g, '');
}

/** @param {string} html @param {string} venueUrl */
async function inlineStyles(html, venueUrl) {
  let inlined = html;
  for (const [tag] of html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)) {
    const [, href] = /\bhref="([^"]+)"/.exec(tag) ?? [];
    // One that is disabled stands in the page already.
    if (!href || /\bdisabled\b/.test(tag)) continue;
    const css = await (await fetch(new URL(href, venueUrl))).text();
    inlined = inlined.replace(tag, () => `<style>${css}</style>`);
  }
  return inlined;
}

/** The live content's chunk with Firestore in it, run before the app. @param {string} built */
function firestoreTags(built) {
  const paths = liveContentPaths(built);
  const preloads = paths.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`);
  return `${preloads.join('')}<script type="module" crossorigin src="${paths.at(-1)}"></script>`;
}

/** @param {string} shell @param {string} tags */
function beforeEntry(shell, tags) {
  const entry = shell.search(/<script\b[^>]*\btype="module"/);
  if (entry < 0) throw new Error('The shell has no script.');
  return shell.slice(0, entry) + tags + shell.slice(entry);
}

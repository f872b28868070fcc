/**
 * The venue's response for a page as a plain document: the same text, styles, fonts and pictures, and no scripts.
 * @param {string} html @param {string} venueUrl
 */
export function toPlainPage(html, venueUrl) {
  return inlineStyles(withoutScripts(html), venueUrl);
}

/** @param {string} html */
function withoutScripts(html) {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<(template|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*\brel="(modulepreload|manifest)"[^>]*>/g, '');
}

/** @param {string} html @param {string} venueUrl */
async function inlineStyles(html, venueUrl) {
  let inlined = html;
  for (const [tag] of html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)) {
    const [, href] = /\bhref="([^"]+)"/.exec(tag) ?? [];
    // The text of a disabled style sheet is already inlined.
    if (!href || /\bdisabled\b/.test(tag)) continue;
    const css = await (await fetch(new URL(href, venueUrl))).text();
    inlined = inlined.replace(tag, () => `<style>${css}</style>`);
  }
  return inlined;
}

/** What a letter says. Every text is plain; the HTML is made of it here, and nowhere else. */
export type Letter = {
  /** Paragraphs; a line break in one stays. */
  paragraphs: string[];
  /** A link on a line of its own, "See or change your booking", and where it leads. */
  link?: { words: string; href: string };
  /** What stands below. */
  signature: string[];
};

/** A letter as text. */
export function letterText({ paragraphs, link, signature }: Letter): string {
  return [...paragraphs, ...(link ? [`${link.words}: ${link.href}`] : []), signature.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * The same as HTML, for mail programs: tables and attributes are what all of them can draw. All texts are escaped, so
 * that what somebody writes stays text.
 */
export function letterHtml({ paragraphs, link, signature }: Letter): string {
  const body = paragraphs.filter(Boolean).map((text) => `<p style="margin:0 0 16px">${html(text)}</p>`);
  const button = link
    ? `<p style="margin:0 0 24px"><a href="${html(link.href)}" style="display:inline-block;padding:12px 20px;background:#14181c;color:#ffffff;text-decoration:none">${html(link.words)}</a></p>`
    : '';
  const end = `<p style="margin:24px 0 0;color:#555555;font-size:14px">${html(signature.filter(Boolean).join('\n'))}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;padding:24px;font-family:Georgia,serif;font-size:17px;line-height:1.5;color:#14181c;background:#ffffff"><div style="max-width:560px;margin:0 auto">${body.join('')}${button}${end}</div></body></html>`;
}

const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };

function html(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&${names[character]};`).replaceAll('\n', '<br>');
}

/**
 * Asks for the first picture of a drawn page before anything else is read: the one of its top, which is
 * what a visitor waits for. Empty when there is none.
 * @param root the page's HTML
 */
export function firstPicturePreload(root: string): string {
  const main = root.slice(Math.max(0, root.indexOf('<main')));
  const picture = /<img\b[^>]*\bfetchPriority="high"[^>]*>/.exec(main)?.[0];
  if (!picture) return '';
  // Already escaped, where it comes from.
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(picture)?.[1];
  const srcSet = read('srcSet');
  const variants = srcSet ? ` imagesrcset="${srcSet}" imagesizes="${read('sizes') ?? '100vw'}"` : '';
  return `<link rel="preload" as="image" href="${read('src')}"${variants} fetchpriority="high">`;
}

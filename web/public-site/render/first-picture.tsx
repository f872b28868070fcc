/**
 * A preload link for the first high-priority picture of a rendered page, which determines its largest contentful
 * paint; null if there is none.
 * @param root the page's HTML
 */
export function firstPicturePreload(root: string) {
  const main = root.slice(Math.max(0, root.indexOf('<main')));
  const picture = /<img\b[^>]*\bfetchPriority="high"[^>]*>/.exec(main)?.[0];
  if (!picture) return null;
  const read = (name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(picture)?.[1]?.replaceAll('&amp;', '&');
  const srcSet = read('srcSet');
  return (
    <link
      rel="preload"
      as="image"
      href={read('src')}
      imageSrcSet={srcSet}
      imageSizes={srcSet && (read('sizes') ?? '100vw')}
      fetchPriority="high"
    />
  );
}

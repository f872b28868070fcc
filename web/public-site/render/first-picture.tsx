/**
 * The preload links for the first high-priority picture of a rendered page, which determines its largest contentful
 * paint: for phones that of the crop, if there is one, and for all other windows that of the picture.
 * @param root the page's HTML
 */
export function firstPicturePreload(root: string) {
  const main = root.slice(Math.max(0, root.indexOf('<main')));
  const [, source, picture] =
    /(?:<picture><source\b([^>]*)>)?<img\b([^>]*\bfetchPriority="high"[^>]*)>/.exec(main) ?? [];
  if (!picture) return null;
  const srcSet = read(picture, 'srcSet');
  const media = source && read(source, 'media');
  return (
    <>
      {source ? <Preload href={read(source, 'srcSet')?.split(' ')[0]} media={media} /> : null}
      <Preload
        href={read(picture, 'src')}
        imageSrcSet={srcSet}
        imageSizes={srcSet && (read(picture, 'sizes') ?? '100vw')}
        media={media && `not all and ${media}`}
      />
    </>
  );
}

function Preload(link: React.LinkHTMLAttributes<HTMLLinkElement>) {
  return <link rel="preload" as="image" {...link} fetchPriority="high" />;
}

/** An attribute of an element in HTML. */
function read(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&');
}

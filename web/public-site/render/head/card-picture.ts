import type { PublishedSite } from '@venue/domain';
import type { LazyPage } from '../../lazy-page.tsx';
import { findSitePage } from '../../site-pages.tsx';
import { imageUrl } from '../../../ui/image-url.ts';

/** A picture as link previews want it: its full address, size and what it shows. */
export type CardPicture = { url: string; width: number; height: number; alt: string };

/** The page's own picture, or the one that stands for the whole site; the original, as few previews read WebP. */
export function cardPicture(
  { website, routes, media }: PublishedSite,
  page: LazyPage,
  pathname: string,
): CardPicture | undefined {
  const id = findSitePage(pathname)?.params.id;
  const own: Record<string, string | undefined> = {
    '/event/:id': routes.find((route) => route._id === id)?.topImg,
    '/menus': website.menuTopImg,
    '/chefs-table-experience': website.chefsTableTopImg,
    '/wine-experience-room': website.wineCaveTopImg,
    '/careers': website.careerTopImg,
  };
  const file = own[page.path] || website.ogImg;
  if (!file) return undefined;
  const known = media[file];
  return { url: imageUrl(file), width: known?.width ?? 0, height: known?.height ?? 0, alt: known?.alt ?? '' };
}

import { musicPath } from '../buttons.ts';

/** Whether a text can be a slug: lower-case letters, digits, and single hyphens between them. */
export function isGigSlug(text: string): boolean {
  return text.length <= 128 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The path of a gig's share card in the version of the gig's part: a change of the gig is a new address. */
export function shareCardPath(slug: string, version: string): string {
  return `/share/${slug}/${version}.jpg`;
}

/** The path of a gig's page; while it has no slug, the path of the list. */
export function gigPath(slug: string | undefined): string {
  return slug ? `${musicPath}/${slug}` : musicPath;
}

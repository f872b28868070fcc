import { musicPath } from '../buttons.ts';

/** Longest slug before a date is appended: longer addresses are cut in messages. */
const longest = 60;

/** Slug of a gig whose artist has no Latin letters or digits, or is not known yet. */
const nameless = 'gig';

/** The artist as part of an address: "Máire Ní Bhriain & Co." becomes "maire-ni-bhriain-co". */
export function gigSlug(artist: string): string {
  const words = artist
    .normalize('NFKD')
    .replace(/['’]|\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = words?.join('-') ?? nameless;
  if (slug.length <= longest) return slug;
  // Cut between words, or within a single word that is too long.
  const cut = slug.slice(0, longest + 1).replace(/-[^-]*$/, '');
  return cut.slice(0, longest);
}

/** Whether a text can be a slug: lower-case letters, digits, and single hyphens between them. */
export function isGigSlug(text: string): boolean {
  return text.length <= 128 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The path of a gig's page; while it has no slug, the path of the list. */
export function gigPath(slug: string | undefined): string {
  return slug ? `${musicPath}/${slug}` : musicPath;
}

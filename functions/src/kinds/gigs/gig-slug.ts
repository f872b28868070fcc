import anyAscii from 'any-ascii';

/** Longest slug before a date is appended: longer addresses are cut in messages. */
const longest = 60;

/** Slug of a gig whose artist has no letters or digits, or is not known yet. */
const nameless = 'gig';

/**
 * The artist as part of an address: "Máire Ní Bhriain & Co." becomes "maire-ni-bhriain-co", "ŁÓDŹ straße"
 * "lodz-strasse". Letters of other alphabets are written in Latin ones; signs and pictures only part words.
 */
export function gigSlug(artist: string): string {
  const letters = artist
    .normalize('NFKC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  const words = anyAscii(letters)
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = words?.join('-') ?? nameless;
  if (slug.length <= longest) return slug;
  // Cut between words, or within a single word that is too long.
  const cut = slug.slice(0, longest + 1).replace(/-[^-]*$/, '');
  return cut.slice(0, longest);
}

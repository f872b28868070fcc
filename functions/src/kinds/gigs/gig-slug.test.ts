import fc from 'fast-check';
import { isGigSlug } from '@venue/domain';
import { gigSlug } from './gig-slug.ts';

test.each([
  ['The Eleven Steps', 'the-eleven-steps'],
  ['Máire Ní Bhriain & Co.', 'maire-ni-bhriain-co'],
  ['Seán Ó Sé’s “Big” Night!', 'sean-o-ses-big-night'],
  ['ÁÉÍÓÚ áéíóú', 'aeiou-aeiou'],
  ['  U2  ', 'u2'],
  ['ŁÓDŹ straße', 'lodz-strasse'],
  ['Ænima & Björk Ødegård', 'aenima-bjork-odegard'],
  ['Пётр Чайковский', 'petr-chaykovskiy'],
  ['東京', 'dongjing'],
  ['€5 Fiddle 🎻 ½', '5-fiddle-1-2'],
  ['🎻', 'gig'],
  ['', 'gig'],
])('%j becomes %s', (artist, slug) => expect(gigSlug(artist)).toBe(slug));

test('a long name is cut between words', () => {
  const slug = gigSlug('The Very Long Names of the Western Seaboard Céilí and Showband Reunion Orchestra');
  expect(slug).toBe('the-very-long-names-of-the-western-seaboard-ceili-and');
});

test('whatever the artist is called, the slug can be an address', () => {
  const names = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ minLength: 80 }));
  fc.assert(
    fc.property(names, (artist) => {
      expect(isGigSlug(gigSlug(artist))).toBe(true);
    }),
  );
});

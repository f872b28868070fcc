import fc from 'fast-check';
import sharp from 'sharp';
import { cardSize, colours, composeCard, type Box, type PrintedGig } from './compose-card.ts';
import { drawCard } from './draw-card.ts';

const long =
  'The Travelling Company of Fiddlers, Pipers, Box Players and Singers from Every Parish between Kilvara and the Far Side of the Bay, with Their Friends, Cousins, Neighbours and One Dog that Howls on Cue';
const names = {
  'three letters': 'Abú',
  'sixty letters': 'Sunday session with Máire Áine Scanlan and the Harbour Group',
  'two hundred letters': long,
  'one long word': 'Donaudampfschifffahrtsgesellschaftskapelle',
  'Cyrillic letters': 'Ансамбль «Море»',
  'Polish letters': 'Żółw i Łąka',
  'letters that no face has': '海の音',
  'no letters': '',
};

const gig = (changes: Partial<PrintedGig> = {}): PrintedGig => ({
  artist: 'Diesel Curlew',
  datetime: new Date('2026-11-27T21:00:00Z'),
  ...changes,
});

/** A picture in one colour that is on no card. */
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();

/** How much of a box on a drawn card is of a colour, from 0 to 1. */
async function shareOf(card: Buffer, colour: string, { left, top, width, height }: Box): Promise<number> {
  const box = { left, top, width, height };
  const { data } = await sharp(card).extract(box).raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += 3)
    if (wanted.every((value, channel) => Math.abs(value - data[at + channel]!) < 24)) found += 1;
  return found / (width * height);
}

describe.each(Object.entries(names))('a name of %s', (_, artist) => {
  it('stands inside the margins, above the picture', async () => {
    const { picture: box } = composeCard(gig({ artist }), true);
    const card = await drawCard(gig({ artist }), await picture());
    // Not the rows next to the picture, into which JPEG mixes its colour.
    const top = { top: 84, height: box.top - 104 };
    expect(await shareOf(card, colours.ink, { left: 50, width: 1100, ...top })).toBeGreaterThan(0.02);
    for (const left of [0, cardSize.width - 44])
      expect(await shareOf(card, colours.paper, { left, width: 44, ...top })).toBe(1);
    expect(box.top).toBeGreaterThanOrEqual(250);
    expect(box.height).toBeGreaterThan(220);
  });
});

it('sixty letters and fewer are in the poster cut, more are smaller, and none is left out', () => {
  expect(long).toHaveLength(200);
  const drawn = (artist: string) => composeCard(gig({ artist }), true).svg.split('<path').length;
  const letters = (artist: string) => artist.replace(/\s/g, '').length;
  for (const name of [names['three letters'], names['sixty letters'], long])
    expect(drawn(name) - drawn('A')).toBe(letters(name) - 1);
});

it('emoji are left out, and a name that no face has is "Music" as on the page', () => {
  const svgOf = (artist: string) => composeCard(gig({ artist }), true).svg;
  expect(svgOf('🎄 Abú ❤️')).toBe(svgOf('Abú'));
  expect(svgOf('海の音')).toBe(svgOf('Music'));
});

it('a card is a JPEG of 1200 by 630 px that previews load, also of a picture that is hard to write', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const rough = await sharp({ create: { width: 960, height: 640, channels: 3, noise, background: '#000' } })
    .png()
    .toBuffer();
  const card = await drawCard(gig(), rough);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.length).toBeLessThan(200_000);
});

it('the picture bleeds to the right and lower edge; without one there is the sea', async () => {
  const { picture: box } = composeCard(gig(), true);
  expect([box.left + box.width, box.top + box.height]).toEqual([1200, 630]);
  expect(await shareOf(await drawCard(gig(), await picture()), '#00ff00', box)).toBeGreaterThan(0.95);
  const bare = await drawCard(gig(), undefined);
  expect(await shareOf(bare, colours.sea, { ...box, top: 600, height: 30 })).toBeGreaterThan(0.95);
});

const moved = { previousDatetime: new Date('2026-11-20T21:00:00Z') };

it.each([
  ['cancelled', { status: 'cancelled' }],
  ['sold out', { status: 'soldOut' }],
  ['postponed and moved', { status: 'postponed', ...moved }],
  ['moved', moved],
] as [string, Partial<PrintedGig>][])('what is %s says so on rust, over the picture', async (_, changes) => {
  const { picture: box } = composeCard(gig(changes), true);
  const card = await drawCard(gig(changes), await picture());
  expect(await shareOf(card, colours.rust, box)).toBeGreaterThan(0.1);
  const planned = await drawCard(gig(), await picture());
  expect(await shareOf(planned, colours.rust, box)).toBe(0);
});

it('a gig without a date, and one with a long price, stay in their column', async () => {
  for (const changes of [
    { datetime: undefined },
    { price: 'Pay what you can, from €5 to €20 at the door, children free' },
    { price: '€1,234.50 / €1,200.00' },
  ]) {
    const card = await drawCard(gig(changes), await picture());
    const { picture: box } = composeCard(gig(changes), true);
    expect(await shareOf(card, '#00ff00', box)).toBeGreaterThan(0.95);
  }
});

it('whatever staff type, there is a card', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ maxLength: 60 }),
      (artist, price) => {
        expect(composeCard(gig({ artist, price }), true).svg).toMatch(/^<svg.*<\/svg>$/s);
      },
    ),
  );
  for (const artist of ['W'.repeat(200), 'Щ'.repeat(200)])
    expect(composeCard(gig({ artist }), true).picture.height).toBeGreaterThan(220);
});

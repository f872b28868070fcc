import fc from 'fast-check';
import { createSlugs } from './gig-slugs.ts';

const friday = { artist: 'The Eleven Steps', datetime: new Date('2026-11-20T21:00Z') };
const slugsWith = (...taken: string[]) =>
  createSlugs(async (some) => some.map((slug) => taken.includes(slug)));

test('a gig is called after its artist, then also after its date, and then numbered', async () => {
  const slugs = slugsWith();
  const chosen = [];
  for (let count = 1; count <= 4; count += 1) chosen.push((await slugs.choose(friday, undefined, {})).slug);
  expect(chosen).toEqual([
    'the-eleven-steps',
    'the-eleven-steps-2026-11-20',
    'the-eleven-steps-2026-11-20-2',
    'the-eleven-steps-2026-11-20-3',
  ]);
});

test('a gig without a date is numbered at once', async () => {
  const slugs = slugsWith('the-eleven-steps');
  expect((await slugs.choose({ artist: friday.artist }, undefined, {})).slug).toBe('the-eleven-steps-2');
});

test.each(['the-eleven-steps', 'the-eleven-steps-2026-11-20', 'the-eleven-steps-2026-11-20-2'])(
  'a gig keeps %s while it says who and when',
  async (slug) => {
    const stored = { slug };
    expect(await slugsWith(slug).choose(friday, stored, stored)).toEqual({ slug });
  },
);

test('nothing is looked up for a gig that keeps its slugs', async () => {
  const lookUp = vi.fn<() => Promise<boolean[]>>();
  const stored = { slug: 'the-eleven-steps', formerSlugs: ['the-ten-steps'] };
  expect(await createSlugs(lookUp).choose(friday, stored, stored)).toEqual(stored);
  expect(lookUp).not.toHaveBeenCalled();
});

test('a new artist makes a new slug, and the former one leads to it', async () => {
  const stored = { slug: 'the-eleven-steps' };
  const renamed = { ...friday, artist: 'The Twelve Steps' };
  expect(await slugsWith('the-eleven-steps').choose(renamed, stored, stored)).toEqual({
    slug: 'the-twelve-steps',
    formerSlugs: ['the-eleven-steps'],
  });
});

test('a gig that moves leaves a slug with its date, and takes its own former slug back', async () => {
  const slugs = () =>
    slugsWith('the-eleven-steps', 'the-eleven-steps-2026-11-20', 'the-eleven-steps-2026-11-27');
  const first = { slug: 'the-eleven-steps-2026-11-20' };
  const later = { ...friday, datetime: new Date('2026-11-28T21:00Z') };
  const moved = await slugs().choose(later, first, first);
  expect(moved).toEqual({ slug: 'the-eleven-steps-2026-11-28', formerSlugs: [first.slug] });
  expect(await slugs().choose(friday, moved, moved)).toEqual({
    slug: first.slug,
    formerSlugs: ['the-eleven-steps-2026-11-28'],
  });
});

test('a gig brought back from the history does not take what is another’s by now', async () => {
  const earlier = { slug: 'the-eleven-steps', formerSlugs: ['the-ten-steps', 'the-nine-steps'] };
  const slugs = slugsWith('the-eleven-steps', 'the-ten-steps');
  expect(await slugs.choose(friday, undefined, earlier)).toEqual({
    slug: 'the-eleven-steps-2026-11-20',
    formerSlugs: ['the-nine-steps'],
  });
});

test('however gigs are renamed, no two have the same slug', async () => {
  const artist = fc.constantFrom('A', 'B', 'Á', 'b!');
  const change = fc.record({ of: fc.nat(4), artist, day: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 30 }), async (changes) => {
      const stored: Record<number, { slug: string; formerSlugs?: string[] }> = {};
      const all = () => Object.values(stored).flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs]);
      for (const { of, artist, day } of changes) {
        const gig = { artist, datetime: new Date(`2026-11-0${day}T21:00Z`) };
        const before = stored[of];
        stored[of] = await slugsWith(...all()).choose(gig, before, before ?? {});
        expect(new Set(all()).size).toBe(all().length);
      }
    }),
  );
});

/**
 * Every field of the website record, changed in the running venue and looked for on the page that shows it. A field that
 * no page is named for fails, and so does one that its page no longer shows.
 */
import { buttonTargets, kinds, musicPath, skyAt, type ButtonType, type Field } from '@venue/domain';
import { venue } from '../../venue.config.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';
import { publishedSite } from './published.ts';
import { dismiss, hire, type Staff } from './staff.ts';
import { snapshotContent } from './stored-state.ts';

const site = process.env['SITE_URL'] ?? process.env['API_URL']!.replace(/\/api$/, '');

/** Which page shows a field: the first one whose pattern its name has. */
const pages: [RegExp, string][] = [
  [/^(landing|hero|ethosTitle|homeImgs|mediaQueryImg|extraLogo|logoImg|ogImg)/, '/'],
  [/^disclaimer$/, '/disclaimer'],
  [/^menu/, '/menus'],
  [/^music(?!Gallery)/, musicPath],
  [/^bookTable/, '/book-a-table'],
  [/^wineCave/, '/wine-experience-room'],
  [/^career/, '/careers'],
  [/^chefsTable/, '/chefs-table-experience'],
  [/^(address|eircode|contact)/, '/contact'],
  // The footer, which all pages have.
  [/^(restaurantInfo|xLink|facebookLink|instaLink)/, '/contact'],
  [/^galleryImgs$/, '/gallery'],
  [/^musicGalleryImgs$/, '/music-gallery'],
];

const fields = Object.entries<Field>(kinds.website.fields).filter(([, { readOnly }]) => !readOnly);

/** The button of each row of home: five different ones. */
const rowButtons: ButtonType[] = ['Gallery', 'Wine', 'Careers', 'Music', 'Experience'];

/** A new value of a field, and the words by which it is found on a page; a number tells one field from another. */
function changed(name: string, field: Field, number: number): { value: unknown; words: string[] } {
  const word = `Walked${number}x`;
  if (name === 'menuOffDishes') return { value: 'gone', words: [] };
  if (name === 'eircode') return { value: 'D02 X285', words: ['D02 X285'] };
  if (name === 'contactNumber') return { value: '+353 65 900 0147', words: ['+353 65 900 0147'] };
  switch (field.kind) {
    case 'choice': {
      const button = rowButtons[Number(name.slice(-1)) - 1]!;
      return { value: button, words: [buttonTargets[button].to] };
    }
    case 'image':
      return { value: `${word}.jpg`, words: [`${word}.jpg`] };
    case 'video':
      return { value: `${word}.mp4`, words: [`${word}.mp4`] };
    case 'link':
      return { value: `https://example.com/${word}`, words: [`https://example.com/${word}`] };
    case 'email':
      return { value: `${word}@example.com`, words: [`mailto:${word}@example.com`] };
    case 'list': {
      const ending = name.endsWith('Imgs') ? '.jpg' : '';
      const entries = [`${word}a${ending}`, `${word}b${ending}`];
      return { value: entries, words: entries };
    }
    default:
      return { value: word, words: [word] };
  }
}

const walk = fields.map(([name, field], index) => ({ name, ...changed(name, field, index) }));
const valueOf = (name: string) => walk.find((step) => step.name === name)!.value as string;

let admin: Staff;
let restore: () => Promise<void>;
/** The name of a dish that is off. */
let dish: string;

beforeAll(async () => {
  restore = await snapshotContent();
  admin = await hire('admin');
  const [menu] = (await call('GET', '/menus/getAll')).body;
  const off = menu.contents.find(({ elementType }: { elementType: string }) => elementType === 'Dish');
  dish = off.content[0].contentString;
  const path = `/menus/${menu._id}/items/${off._id}/${admin.uid}`;
  expect((await call('PUT', path, { token: admin.token, body: { off: { until: null } } })).status).toBe(200);
  const body = Object.fromEntries(walk.map(({ name, value }) => [name, value]));
  expect((await call('PUT', '/website/main', { token: admin.token, body })).status).toBe(200);
  await vi.waitUntil(async () => (await read('/')).includes(valueOf('landingTitle1')), {
    ...{ timeout: 60_000, interval: 250 },
  });
});

afterAll(async () => {
  await restore();
  await dismiss(admin);
});

async function read(path: string): Promise<string> {
  return (await fetch(site + path)).text();
}

/** A page as it will be at a moment, with some settings that are not saved. */
async function ahead(at: Date, path: string, website?: object): Promise<string> {
  const body = { at: at.toISOString(), ...(website && { website }) };
  const { body: made } = await call('POST', '/previews', { token: admin.token, body });
  return read(made.path + path.slice(1));
}

/** The next moment, from now on, with such a sky over the house. */
function nextWith(sky: ReturnType<typeof skyAt>): Date {
  for (let at = Date.now(); ; at += 300_000)
    if (skyAt(new Date(at), venue.place) === sky) return new Date(at);
}

const hours = { heroDawnImg: 'dawn', heroDayImg: 'day', heroNightImg: 'night' } as const;

/** Fields that a page shows at certain hours, in certain windows or with certain dishes only. */
const special: Record<string, (words: string[]) => Promise<void>> = {
  ...Object.fromEntries(
    Object.entries(hours).map(([name, sky]) => [
      name,
      async (words: string[]) => {
        const html = await ahead(nextWith(sky), '/');
        for (const each of Object.keys(hours))
          expect(html.includes(valueOf(each)), `${each} while it is ${sky}`).toBe(each === name);
        expect(html.includes(words[0]!)).toBe(true);
      },
    ]),
  ),
  async mediaQueryImg(words) {
    const none = Object.fromEntries(Object.keys(hours).map((name) => [name, '']));
    for (const sky of Object.values(hours))
      expect((await ahead(nextWith(sky), '/', none)).includes(words[0]!), sky).toBe(true);
  },
  // Scripts show it, in wide windows: the content they read has it.
  async heroVideo(words) {
    const { version } = await publishedSite();
    expect((await read(`/content/site.json?v=${version}`)).includes(words[0]!)).toBe(true);
  },
  async menuOffDishes() {
    expect((await read('/menus')).includes(dish)).toBe(false);
    expect((await ahead(new Date(), '/menus', { menuOffDishes: 'struck' })).includes(dish)).toBe(true);
  },
};

it.each(walk)('$name is on the page that shows it', async ({ name, words }) => {
  const page = pages.find(([pattern]) => pattern.test(name))?.[1];
  expect(page, 'the page that shows it').toBeDefined();
  if (special[name]) return special[name](words);
  const html = await read(page!);
  // The button of a row stands after its title.
  const row = /^landingButton(\d)$/.exec(name)?.[1];
  const from = row ? html.indexOf(`>${valueOf(`landingTitle${row}`)}<`) : 0;
  const next = row === '5' ? valueOf('landingTitle6') : row && valueOf(`landingTitle${Number(row) + 1}`);
  const until = next ? html.indexOf(`>${next}<`) : html.length;
  expect(from).toBeGreaterThanOrEqual(0);
  const place = html.slice(from, until);
  for (const each of words) expect(place.includes(each), each).toBe(true);
});

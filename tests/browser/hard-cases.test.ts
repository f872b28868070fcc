/**
 * What an owner may fill in, at its hardest: nothing scrolls sideways, and no words lie under anything else, on a desk, a
 * phone, and the smallest phone with the largest text.
 */
import type { Page } from '@playwright/test';
import { websiteImageFields, websiteTextFields } from '@venue/domain';
import sharp from 'sharp';
import { republishAll } from '../../functions/src/records/republish-all.ts';
import { db } from '../contract/staff.ts';
import { snapshotContent } from '../contract/stored-state.ts';
import { untilRendered } from './stage.ts';
import { expect, expectLive, expectNoSidewaysScroll, setTextSize, test } from './venue-test.ts';

const windows = [
  { width: 1440, height: 900, text: 16 },
  { width: 390, height: 844, text: 16 },
  { width: 320, height: 640, text: 32 },
];

/** Names of three, sixty and two hundred letters, of one long word, and in letters that no poster knows. */
const names = [
  'Ann',
  'The Kilvara Philharmonic Society of Fiddles, Flutes and Boxes',
  'The very long and only occasionally interrupted reunion of everybody who ever played in the back room of this house '
    .repeat(2)
    .slice(0, 200),
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'Оркестр народных инструментов',
];
const prices = ['€5', '€1,250.00 for two', '€125.50 / €250.00 / €1,234.00, with supper and wine'];
/** A photograph held upright. */
const upright = 'held-upright.jpg';

let restore: () => Promise<void>;

test.beforeEach(async ({ page }) => {
  restore = await snapshotContent();
  await db.doc(`media/${upright}`).set({
    ...{ width: 800, height: 1600, widths: [], contentType: 'image/jpeg', alt: 'A door' },
  });
  const photograph = sharp({ create: { width: 80, height: 160, channels: 3, background: '#777' } });
  const body = await photograph.png().toBuffer();
  await page.route(/\/o\/images%2Fheld-upright/, (route) =>
    route.fulfill({ contentType: 'image/png', body }),
  );
});

test.afterEach(() => restore());

/** Stores records past the API, which takes one at a time, and publishes them. */
async function publish(page: Page, records: Record<string, object>) {
  const batch = db.batch();
  for (const [path, record] of Object.entries(records)) batch.set(db.doc(path), record, { merge: true });
  await batch.commit();
  await republishAll('test');
  await untilRendered(page.request);
}

async function withoutGigs() {
  const { docs } = await db.collection('events').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** So many gigs, one a day from tomorrow on. */
function gigs(count: number): Record<string, object> {
  const list = Array.from({ length: count }, (_, at) => {
    const datetime = new Date(Date.now() + (at + 1) * 86_400_000);
    const artist = names[(at + 2) % names.length]!;
    const record = {
      ...{ artist, support: names[at % names.length], price: prices[at % prices.length], img: upright },
      ...{ desc: 'Two voices and a tide table. '.repeat(at % 12), datetime, slug: `hard-${at}` },
      ...{ statusNote: at % 3 ? '' : 'The singer has lost her voice; her brother has hers.' },
      ...{ artistLink: 'https://example.com', createdAt: new Date(), updatedAt: new Date() },
    };
    return [`events/hard-${at}`, record] as const;
  });
  return Object.fromEntries(list);
}

/** A menu of so many dishes. */
function dishes(count: number): Record<string, object> {
  const contents = Array.from({ length: count }, (_, at) => {
    const strings = [names[at % names.length], 'Cooked until it is done. '.repeat(at % 6), prices[at % 3]];
    const content = strings.map((contentString) => ({ contentString }));
    const part = { _id: `part-${at}`, elementType: 'CategoryTitle', content: content.slice(0, 1) };
    return [
      ...(at % 9 ? [] : [part]),
      { _id: `dish-${at}`, elementType: 'Dish', content, allergens: ['fish', 'milk'], diets: [] },
    ];
  });
  const record = { title: names[2], route: 'hard', position: -1, contents: contents.flat() };
  return { 'menus/hard': { ...record, createdAt: new Date(), updatedAt: new Date() } };
}

/** The words on a page that are shown, but have something else in front of them. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      const words = texts.currentNode.nodeValue?.trim() ?? '';
      if (!words || parseFloat(getComputedStyle(parent).fontSize) === 0) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const line = range.getClientRects()[0];
      if (!line || line.width < 2) continue;
      window.scrollBy({ top: line.top - window.innerHeight / 2, behavior: 'instant' });
      const { left, top, width, height } = range.getClientRects()[0]!;
      const [x, y] = [left + width / 2, top + height / 2];
      // Such as the quick links of home, which have moved out of the window by then.
      if (parent.closest('[inert]') || isClipped(parent, x, y)) continue;
      const front = document.elementFromPoint(x, y);
      // Links are as large as what they are about, and lie over its words.
      const isLink = front?.closest('a') && front.closest('li, article, section')?.contains(parent);
      if (!front || (!isLink && !front.contains(parent) && hides(front, parent, x, y)))
        found.push(`"${words.slice(0, 60)}" lies under ${front?.outerHTML.slice(0, 120)}`);
    }
    return found;

    /** Whether something in front has a ground, or words in the middle of whose line the point is. */
    function hides(front: Element, behind: Element, x: number, y: number): boolean {
      for (let at: Element = front; !at.contains(behind) && at.parentElement; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (!/ 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none') return true;
        if (/^(img|video|iframe|svg)$/i.test(at.tagName)) return true;
      }
      const range = document.createRange();
      range.selectNodeContents(front);
      return [...range.getClientRects()].some(
        (line) =>
          x > line.left && x < line.right && Math.abs(y - line.top - line.height / 2) < line.height / 4,
      );
    }

    /** Whether a point is outside of what the element's surroundings show: the rest of folded texts, or of a long row. */
    function isClipped(element: Element, x: number, y: number): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (clipPath !== 'none') return true;
        if (overflowX !== 'visible' && (x < box.left || x > box.right)) return true;
        if (overflowY !== 'visible' && (y < box.top || y > box.bottom)) return true;
      }
      return false;
    }
  });
}

async function expectToHold(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expectLive(page);
    for (const { text, ...size } of windows) {
      await page.setViewportSize(size);
      await setTextSize(page, text);
      await test.step(`${address} at ${size.width} px, text of ${text} px`, async () => {
        await expectNoSidewaysScroll(page);
        expect.soft(await coveredWords(page), 'covered words').toEqual([]);
      });
    }
  }
}

test('a house without gigs, and with one that has a name of 200 letters', async ({ page }) => {
  await withoutGigs();
  await publish(page, {});
  await expectToHold(page, ['/', '/music-at-fathoms']);
  await publish(page, gigs(1));
  await expectToHold(page, ['/', '/music-at-fathoms', '/music-at-fathoms/hard-0']);
});

test('forty gigs with names of 3 to 200 letters, long prices and photographs held upright', async ({
  page,
}) => {
  await withoutGigs();
  await publish(page, gigs(40));
  await expectToHold(page, ['/', '/music-at-fathoms']);
  await expectToHold(
    page,
    [1, 2, 3, 4].map((at) => `/music-at-fathoms/hard-${at}`),
  );
});

test('menus of 5 and of 100 dishes, with long names and prices', async ({ page }) => {
  for (const count of [5, 100]) {
    await publish(page, dishes(count));
    await expectToHold(page, ['/menus', '/']);
  }
});

test('headings of 200 letters, long words and Cyrillic, and photographs held upright, on the fixed pages', async ({
  page,
}) => {
  const plain = /Button|Email|Number|Link|eircode|menuOffDishes/;
  const texts = websiteTextFields
    .filter((name) => !plain.test(name))
    .map((name, at) => [name, names[(at % 4) + 1]] as const);
  const pictures = websiteImageFields.map((name) => [name, upright] as const);
  const galleries = ['galleryImgs', 'musicGalleryImgs', 'homeImgs'].map((name) => [
    name,
    Array(7).fill(upright),
  ]);
  await publish(page, { 'website/main': Object.fromEntries([...texts, ...pictures, ...galleries]) });
  await expectToHold(page, [
    ...['/', '/menus', '/music-at-fathoms', '/book-a-table', '/contact', '/careers', '/disclaimer'],
    ...['/chefs-table-experience', '/wine-experience-room', '/gallery', '/music-gallery'],
  ]);
});

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectLive, test } from './venue-test.ts';

type Rgb = { r: number; g: number; b: number };

/** The relative luminance of a colour, as WCAG has it. */
function luminance({ r, g, b }: Rgb): number {
  const [red, green, blue] = [r, g, b].map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Every picture of the venue is one colour. */
async function replacePictures(page: Page, background: string) {
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  await page.route(/\/o\/images%2F/, (route) => route.fulfill({ contentType: 'image/png', body }));
}

/** The light has stopped, also where the splash held it back; what follows the scrolling has no end. */
async function expectStill(page: Page) {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ timeline, playState }) => timeline === document.timeline && playState !== 'finished')
          .length,
    );
  await expect.poll(moving).toBe(0);
}

type Words = {
  text: string;
  colour: Rgb;
  size: number;
  box: { x: number; y: number; width: number; height: number };
};

/** The texts in an element that are seen, each with its colour, its size in px, and where its lines are. */
function wordsIn(element: Locator): Promise<Words[]> {
  return element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Words[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      const { color, fontSize } = getComputedStyle(parent);
      const text = texts.currentNode.nodeValue?.trim() ?? '';
      if (!text || parseFloat(fontSize) === 0) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const [r = 0, g = 0, b = 0] = [...color.matchAll(/[\d.]+/g)].map(Number);
      for (const { x, y, width, height } of range.getClientRects())
        found.push({ text, colour: { r, g, b }, size: parseFloat(fontSize), box: { x, y, width, height } });
    }
    return found;
  });
}

/** The least contrast between the colour of each text and any point behind it. */
async function leastContrasts(page: Page, element: Locator) {
  const words = await wordsIn(element);
  expect(words.length).toBeGreaterThan(0);
  await page.addStyleTag({ content: '* { -webkit-text-fill-color: transparent !important }' });
  const shot = sharp(await page.screenshot());
  const { width = 0, height = 0 } = await shot.metadata();
  const results = [];
  for (const { text, colour, size, box } of words) {
    const left = Math.max(0, Math.floor(box.x));
    const top = Math.max(0, Math.floor(box.y));
    const region = {
      left,
      top,
      width: Math.min(width, Math.ceil(box.x + box.width)) - left,
      height: Math.min(height, Math.ceil(box.y + box.height)) - top,
    };
    const pixels = await shot.clone().extract(region).removeAlpha().raw().toBuffer();
    let least = 21;
    for (let at = 0; at < pixels.length; at += 3) {
      const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      least = Math.min(least, contrast(luminance(colour), luminance({ r, g, b })));
    }
    results.push({ text, size, least });
  }
  return results;
}

/** The page refuses style elements of others; the test's own only hides the words. */
test.use({ bypassCSP: true });

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1440, 900],
] as const)
  for (const colour of ['white', 'black'])
    test(`at ${width} x ${height} the words of the hero can be read on a picture that is all ${colour}`, async ({
      page,
    }) => {
      await replacePictures(page, colour);
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expectLive(page);
      await expectStill(page);
      // The quick links lie on the end of the hero, and have a ground of their own.
      await page.addStyleTag({ content: '[aria-label="Quick links"] { display: none !important }' });
      const hero = page.getByRole('main').locator('section').first();
      const unreadable = (await leastContrasts(page, hero)).filter(
        ({ size, least }) => least < (size >= 24 ? 3 : 4.5),
      );
      expect(unreadable).toEqual([]);
    });

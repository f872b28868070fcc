/**
 * Renders the scenes to demo/artwork/rendered. `node --import tsx demo/artwork/render.ts [name …]`; no names: all of them.
 * Needs Chromium (CHROMIUM_PATH, default /usr/bin/chromium); the start command only reads the rendered files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { brand } from './scenes/brand.ts';
import { scenes } from './scenes/index.ts';

/** A page of pictures must stay light: quality steps down until a picture fits. */
const MAX_BYTES = 215_000;
const out = new URL('./rendered/', import.meta.url);

async function fontFace() {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2');
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:Fraunces;src:url(data:font/woff2;base64,${data});font-weight:100 900}`;
}

async function jpeg(png: Buffer, name: string) {
  for (let quality = 82; ; quality -= 4) {
    const bytes = await sharp(png).flatten({ background: '#0b1720' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= MAX_BYTES || quality <= 50) {
      await writeFile(new URL(`${name}.jpg`, out), bytes);
      return `${name}.jpg ${Math.round(bytes.length / 1024)} KB (quality ${quality})`;
    }
  }
}

/** Draws one SVG in the page and returns it as PNG bytes. */
export async function draw(page: Page, svg: string, css = '') {
  const size = /width="(\d+)" height="(\d+)"/.exec(svg.slice(0, 400));
  if (!size) throw new Error('The drawing does not say how large it is');
  const [width, height] = [Number(size[1]), Number(size[2])];
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>${css}html,body{margin:0;background:transparent}svg{display:block}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true, timeout: 120_000 });
}

export function openBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
}

async function main(names: string[]) {
  await mkdir(out, { recursive: true });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const css = await fontFace();
    const wanted = (name: string) => names.length === 0 || names.includes(name);
    for (const [name, make] of Object.entries(scenes).filter(([name]) => wanted(name))) {
      const started = Date.now();
      console.log(await jpeg(await draw(page, make(), css), name), `${Date.now() - started} ms`);
    }
    for (const { file, svg, keep } of brand().filter(({ file }) => wanted(file))) {
      const target = new URL(file, out);
      if (keep) await writeFile(target, svg);
      else await writeFile(target, await sharp(await draw(page, svg, css)).png({ compressionLevel: 9 }).toBuffer());
      console.log(file);
    }
  } finally {
    await browser.close();
  }
}

if (process.argv[1] && basename(import.meta.url) === basename(process.argv[1])) await main(process.argv.slice(2));

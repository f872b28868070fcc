/**
 * `npm run pictures`: takes the README's pictures of the demo venue that is open here (PORT_SHIFT says where) at phone
 * and desktop width, and writes them to docs/pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensureChromium } from './testing/chromium.js';
import { command } from './shared/command.js';
import { inProject } from './shared/paths.js';
import { portsFor } from './ports.js';
import { SetupError } from './shared/setup-error.js';

const usage = 'npm run pictures';

/** Each picture's address, and what has to be there before it is taken. */
const subjects = [
  { name: 'home', path: '/', until: 'main h1' },
  { name: 'menus', path: '/menus', until: '[role="tabpanel"] h2' },
  { name: 'music', path: '/music-at-fathoms', until: 'main article img' },
  { name: 'back-office', path: '/admin-dashboard', until: 'main h2' },
];

const devices = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

const largestBytes = 120_000;

await command(
  usage,
  {},
  () => ({ site: `http://127.0.0.1:${portsFor(Number(process.env.PORT_SHIFT ?? 0)).hosting}` }),
  async ({ site }) => {
    await fetch(site).catch(() => {
      throw new SetupError(`No venue answers at ${site}. Open it first: npm start`);
    });
    const { chromium } = await import('@playwright/test');
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    mkdirSync(inProject('docs/pictures'), { recursive: true });
    try {
      for (const { name: device, ...screen } of devices) {
        // With reduced motion there is no splash, and nothing moves while the picture is taken.
        const context = await browser.newContext({ ...screen, baseURL: site, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await signIn(page);
        for (const { name, path, until } of subjects) {
          await page.goto(path);
          await page.locator(until).first().waitFor();
          const file = `docs/pictures/${name}-${device}.webp`;
          const bytes = await compress(await takePicture(page));
          writeFileSync(inProject(file), bytes);
          console.log(`${file}  ${(bytes.length / 1000).toFixed(0)} kB`);
        }
        await context.close();
      }
    } finally {
      await browser.close();
    }
  },
);

/** @param {import('@playwright/test').Page} page */
async function signIn(page) {
  await page.goto('/admin-login');
  await page.getByLabel(/email/i).fill('admin@venue.test');
  await page.getByLabel(/password/i).fill('admin-demo-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin-dashboard');
}

/** @param {import('@playwright/test').Page} page */
async function takePicture(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.naturalWidth > 0),
  );
  return page.screenshot({ animations: 'disabled' });
}

/** As good as the size allows. @param {Buffer} png */
async function compress(png) {
  const { default: sharp } = await import('sharp');
  for (const quality of [80, 70, 60, 50, 40, 30, 20]) {
    const bytes = await sharp(png).webp({ quality }).toBuffer();
    if (bytes.length <= largestBytes) return bytes;
  }
  throw new Error('A picture does not fit into 120 kB. Make its viewport smaller.');
}

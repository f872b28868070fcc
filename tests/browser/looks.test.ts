import type { Locator, Page } from '@playwright/test';
import { publicTitles } from './public-pages.ts';
import {
  expect,
  expectAccessible,
  expectIdle,
  expectLive,
  expectNoSidewaysScroll,
  setTextSize,
  signIn,
  staff,
  test,
} from './venue-test.ts';
import { beSignedIn } from './sessions.ts';

const widths = [360, 768, 1280, 1920];
/** Where the layout differs enough for axe to look twice. */
const checkedWidths = [360, 1280];

/** A public page stands between these; a page of the back office has at least its main part. */
const publicLandmarks = ['banner', 'main', 'contentinfo'] as const;

type Place = { address: string; title: string };

/** The fixed pages, one that staff built, and an address that leads nowhere. */
const everyPage: Place[] = [
  ...Object.entries(publicTitles).map(([address, title]) => ({ address, title })),
  { address: '/event/oyster-weekend', title: 'Oyster Weekend · Fathoms' },
  { address: '/no-such-place', title: 'Page not found · Fathoms' },
];

/** Layouts of their own, looked at by axe as a whole; of the others their main part, which is what differs. */
const wholePages = ['/', '/menus', '/music-at-fathoms'];

const signInScreens: Place[] = [
  { address: '/admin-login', title: 'Super admin service · Fathoms' },
  { address: '/admin-signin', title: 'Music and events admin · Fathoms' },
  { address: '/chef-login', title: 'Menu Maker Interface · Fathoms' },
  { address: '/admin-dashboard', title: 'Sign in · Fathoms' },
];

/** Nothing sticks out at any width, and axe finds nothing at the checked ones. */
async function expectGoodLooks(page: Page, checked = checkedWidths, part?: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    if (checked.includes(width)) await expectAccessible(page, part);
  }
}

// An address that leads nowhere says so to the browser as well.
test.use({ expectedErrors: [/status of 404 .*no-such-place/] });

/** In a window that stays open a page costs half of what it does in a new one; five keep far from the timeout. */
const pagesPerWindow = 5;

for (let first = 0; first < everyPage.length; first += pagesPerWindow) {
  const pages = everyPage.slice(first, first + pagesPerWindow);
  const addresses = pages.map(({ address }) => address).join(', ');
  test(`${addresses}: accessible, fits every width, breaks no rule of its own and says what it is`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      const isOurs = !/registration blocked by Playwright/.test(message.text());
      if (message.type() === 'warning' && isOurs) warnings.push(message.text());
    });
    for (const { address, title } of pages) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(title);
        for (const landmark of publicLandmarks) await expect(page.getByRole(landmark)).toHaveCount(1);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        if (wholePages.includes(address)) await expectGoodLooks(page);
        else await expectGoodLooks(page, [360], 'main');
        // What comes late may break the page's policy too, which the browser reports as an error in its console.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expectIdle(page);
        expect(warnings, 'warnings in the browser console').toEqual([]);
      });
    }
  });
}

test('every sign-in screen is accessible, fits every width and says what it is', async ({ page }) => {
  for (const { address, title } of signInScreens) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expectGoodLooks(page);
    });
  }
});

test('the first screen of home has the headline and tonight, whatever its size', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const next = page.getByRole('region', { name: 'Next on our stage' }).getByRole('link').first();
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [844, 390],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The hero ends where the window does, so that nothing of the page shows between it and the bar. It follows the
    // window's new size a frame later.
    const hero = page.getByRole('main').locator('section').first();
    await expect.poll(() => page.evaluate(() => window.innerHeight)).toBe(height);
    await expect
      .poll(async () => {
        const { y, height: tall } = (await hero.boundingBox())!;
        return y + tall;
      }, `${width} x ${height}`)
      .toBeGreaterThanOrEqual(height);
    const above = (await bar.boundingBox())!.y;
    for (const part of [page.getByRole('heading', { level: 1 }), next]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const { y, height: tall } = (await part.boundingBox())!;
      expect(y + tall, `${width} x ${height}`).toBeLessThanOrEqual(above);
    }
  }
});

test('a phone reads the most important parts of the now line whole, and sees one gold button at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectLive(page);
  const banner = page.getByRole('banner');
  const pieces = await banner.locator('p > span').evaluateAll((spans) =>
    spans.map((span) => {
      const line = span.parentElement!.getBoundingClientRect();
      const { top, right } = span.getBoundingClientRect();
      const isCut = span.scrollWidth > span.clientWidth || right > line.right + 1;
      return { text: span.textContent, isOnLine: top < line.bottom - 4, isCut };
    }),
  );
  expect(pieces[0]).toMatchObject({ isOnLine: true, isCut: false });
  expect(pieces.filter(({ isOnLine, isCut }) => isOnLine && isCut)).toEqual([]);

  const ground = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const above = banner.getByRole('link', { name: 'BOOK A TABLE' });
  const below = page
    .getByRole('navigation', { name: 'Quick links' })
    .getByRole('link', { name: 'BOOK A TABLE' });
  const gold = await ground(below);
  await expect.poll(() => ground(above)).not.toBe(gold);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => ground(above)).toBe(gold);
});

test('an open dropdown is accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'EVENTS' }).click();
  await expect(page.getByRole('link', { name: 'MUSIC', exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the open menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'ABOUT' }).click();
  await expect(page.getByRole('link', { name: 'WINE CAVE' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('for guests who need it larger or in other colours', () => {
  test('text at 200 % fits a phone, with the logo and the button in full', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of ['/', '/contact', '/music-at-fathoms']) {
      await page.goto(address);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const logo = page.getByRole('banner').getByRole('link', { name: 'Fathoms, home' });
      await expect.poll(async () => (await logo.boundingBox())!.height, address).toBeGreaterThan(80);
      expect((await logo.boundingBox())!.width, address).toBeGreaterThan(100);
      await expect(page.getByRole('banner').getByRole('link', { name: 'BOOK A TABLE' })).toBeInViewport({
        ratio: 1,
      });
      await expectNoSidewaysScroll(page);
    }
  });

  for (const [size, width] of [
    [20, 320],
    [32, 390],
  ] as const) {
    test(`with a text size of ${size} px in the browser the menu of a phone of ${width} px opens above the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await setTextSize(page, size);
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: 'Menu' }).click();
      await header.getByRole('button', { name: 'EVENTS' }).click();
      // A click would wait until nothing lies above the link.
      await header.getByRole('link', { name: 'MUSIC', exact: true }).click({ trial: true });
      const [logo, toggle] = [
        header.getByRole('link', { name: 'Fathoms, home' }),
        header.getByRole('button').first(),
      ];
      const [left, right] = [(await logo.boundingBox())!, (await toggle.boundingBox())!];
      expect(right.x).toBeGreaterThan(left.x + left.width);
      expect(right.y).toBeLessThan(left.y + left.height);
      await expectNoSidewaysScroll(page);
    });
  }

  test('with the largest text no page scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of [
      '/book-a-table',
      '/music-at-fathoms',
      '/menus',
      '/terms-and-conditions',
      '/privacy-policy',
    ]) {
      await page.goto(address);
      await setTextSize(page, 32);
      await expectNoSidewaysScroll(page);
    }
  });

  test('in forced colours the chosen menu stands out', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/menus');
    const ground = (selected: boolean) =>
      page
        .getByRole('tab', { selected })
        .first()
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    // What forced colours need comes with the complete style sheets.
    await expectLive(page);
    expect(await ground(true)).not.toBe(await ground(false));
  });
});

test('the opening hours of the dashboard and their preview look right', async ({ page }) => {
  await beSignedIn(page, staff.super);
  await page.goto('/admin-dashboard');
  await expect(page).toHaveTitle('Overview · Fathoms');
  await expectGoodLooks(page);
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Opening hours' })
    .click();
  await expect(page).toHaveTitle('Opening hours · Fathoms');
  await page.getByRole('button', { name: /^OPENING HOURS/ }).click();
  await expect(page.getByLabel('Text of line 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of publicLandmarks) await expect(page.getByRole(landmark)).toHaveCount(1);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  await expectGoodLooks(page);
});

test.describe('the office for eyes that need other colours', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const paper = 'rgb(246, 239, 226)';
  const dark = 'rgb(14, 25, 32)';
  const screens = [
    ...['', '/bookings', '/menus', '/music', '/opening-hours?open', '/website?section=Home', '/history'],
    ...['/routes', '/terms', '/privacy', '/ethos-and-images', '/staff', '/backup', '/preview'],
  ].map((path) => `/admin-dashboard${path}`);
  const signedInScreens = [...screens, '/email', '/event-management'];
  const signedOutScreens = [...signInScreens.map(({ address }) => address), '/new-password'];

  /** Forced colours are chosen when the browser paints, so axe does not see them; places may differ. */
  const rulesOfLayout = ['scrollable-region-focusable', 'link-in-text-block', 'aria-hidden-focus'];

  /** One visit, in both. */
  async function expectGoodInOtherColours(page: Page, address: string) {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByLabel(/^Loading/)).toHaveCount(0);
    expect(await groundOf(page.locator('body')), address).toBe(dark);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, undefined, rulesOfLayout);
  }

  test('every screen is accessible in other colours; what guests see, and paper, are never dark', async ({
    page,
  }) => {
    await beSignedIn(page, staff.super);
    for (const address of signedInScreens) await expectGoodInOtherColours(page, address);
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
    await page.goto('/admin-dashboard/menus');
    await page.getByRole('button', { name: 'Edit Dinner' }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(await groundOf(preview.locator('[data-guests]'))).toBe(paper);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    await page.goto('/');
    expect(await groundOf(page.locator('body'))).toBe(paper);
  });

  test('the screens before signing in and that of a chef are accessible in other colours', async ({
    page,
  }) => {
    for (const address of signedOutScreens) await expectGoodInOtherColours(page, address);
    for (const chef of [staff.chef, staff.kitchen]) {
      await beSignedIn(page, chef);
      await expectGoodInOtherColours(page, '/chef-dashboard');
    }
  });

  test('in forced colours the current section and a pressed button stand out', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await beSignedIn(page, staff.super);
    await page.goto('/admin-dashboard/music?new=');
    const evening = (name: string) => page.getByRole('button', { name, exact: true });
    await evening('Tomorrow').click();
    await expect(evening('Tomorrow')).toHaveAttribute('aria-pressed', 'true');
    expect(await groundOf(evening('Tomorrow'))).not.toBe(await groundOf(evening('To be announced')));
    const [tonight, more] = [
      page.getByRole('link', { name: 'Tonight', exact: true }),
      page.getByRole('button', { name: 'More', exact: true }),
    ];
    expect(await groundOf(more)).not.toBe(await groundOf(tonight));
  });
});

test.describe('a refusal', () => {
  // The browser's own line about the answer to a wrong password.
  test.use({ expectedErrors: [/status of 401 .*\/login/] });

  test('of a sign-in is accessible', async ({ page }) => {
    await signIn(page, { ...staff.admin, password: 'guessed' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
});

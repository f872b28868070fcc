import { expect, expectIdle, expectLive, followSaves, test } from './venue-test.ts';

/** Words of the back office that stay as they are when code is made small. */
const officeWords = ['Super admin service', 'Your authentication token is expired', 'signInWithCustomToken'];

const pages = ['/', '/menus', '/music-at-fathoms', '/gallery', '/contact', '/terms-and-conditions'];

/** Those of the scripts that hold something of the back office. */
async function withOffice(scripts: Set<string>): Promise<string[]> {
  const found: string[] = [];
  for (const script of scripts) {
    const text = await (await fetch(script)).text();
    if (officeWords.some((word) => text.includes(word))) found.push(script);
  }
  return found;
}

test('no public page loads anything of the back office', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  for (const address of pages) {
    const listener = page.waitForRequest(/Listen\/channel/);
    await page.goto(address);
    await followSaves(page);
    await listener;
    await expectIdle(page);
  }
  expect(scripts.size).toBeGreaterThan(3);
  expect(await withOffice(scripts)).toEqual([]);

  // The same words are found where they belong, so the search itself is sound.
  await page.goto('/admin-login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await withOffice(scripts)).not.toEqual([]);
});

test('the back office is a page of its own, which shares no script with the public ones', async ({
  request,
}) => {
  const scriptsOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [...html.matchAll(/\/assets\/[^"\s]+\.js/g)].map(([script]) => script);
  };
  const office = await scriptsOf('/admin-login');
  expect(office.length).toBeGreaterThan(0);
  expect(await scriptsOf('/admin-dashboard/menus')).toEqual(office);
  const visitors = [...(await scriptsOf('/')), ...(await scriptsOf('/app.html'))];
  const shared = visitors.filter((script) => office.includes(script));
  // The bundler's own few lines, which are the same in every build.
  expect(shared.filter((script) => !script.includes('rolldown-runtime'))).toEqual([]);
});

test('a phone gets the crop of the first picture, below 60 kB, and a desk the whole one, below 110 kB, each once', async ({
  page,
}) => {
  const asked: { file: string; bytes: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The hour decides which of the three it is.
    if (/harbour-(dawn|day|dusk)/.test(pathname)) asked.push({ file: pathname, bytes: response.body() });
  });
  for (const [viewport, variant, most] of [
    [{ width: 390, height: 844 }, 'upright', 60_000],
    [{ width: 1280, height: 800 }, '1440', 110_000],
  ] as const) {
    await page.goto('about:blank');
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expectLive(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expectIdle(page);
    expect(asked.map(({ file }) => file)).toEqual([expect.stringContaining(`_${variant}.avif`)]);
    expect((await asked.pop()!.bytes).length).toBeLessThan(most);
  }
});

import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectIdle, staff, test } from './venue-test.ts';
import { beSignedIn } from './sessions.ts';

const sha256 = expect.stringMatching(/^'sha256-/);

/** What every answer carries, whatever it is. */
const everywhere = {
  'x-powered-by': undefined,
  'x-content-type-options': 'nosniff',
  'strict-transport-security': /max-age=\d{8}/,
};

for (const address of ['/', '/menus', '/admin-signin', '/admin-dashboard/menus', '/reservation.html']) {
  test(`${address} runs scripts of its own only and is revalidated each time`, async ({ request }) => {
    const isRendered = ['/', '/menus'].includes(address);
    const answer = await request.get(address);
    expectHeaders(answer.headers(), {
      ...everywhere,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': /camera=\(\)/,
      'cache-control': isRendered ? 'public, max-age=0, s-maxage=60' : 'no-cache',
    });
    const policy = readPolicy(answer.headers()['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': [address === '/reservation.html' ? "'self'" : "'none'"],
    });
    const html = await answer.text();
    // What stands in the page itself is named by its hash; everything else is a file of ours.
    const inPage = [
      ...html.matchAll(/<script(?![^>]*\b(?:src=|type="(?:module|application)))[^>]*>([^<]*)/g),
    ].map(([, text]) => text!);
    expect(inPage.length > 0).toBe(isRendered);
    expect(policy['script-src']).toEqual(["'self'", ...inPage.map(hashOf)]);
    const [, style] = /<style>([^<]*)/.exec(html) ?? [];
    expect(policy['style-src']).toEqual([
      "'self'",
      ...(address.startsWith('/admin') ? ["'unsafe-inline'"] : []),
      ...(style ? [hashOf(style)] : []),
    ]);
    expect(Boolean(style)).toBe(isRendered);
  });
}

test('a built file is kept for ever, and one that is gone is a 404 rather than the shell', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const [, script] = /<script type="module"[^>]* src="(\/assets\/\S+\.js)"/.exec(home)!;
  const built = await request.get(script!);
  expectHeaders(built.headers(), {
    ...everywhere,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': /javascript/,
  });
  const gone = await request.get('/assets/gone-abc123.js');
  expect(gone.status()).toBe(404);
  expect(await gone.text()).not.toContain('id="root"');
});

test('Google’s scripts may run in the framed map alone, which only our own pages may frame', async ({
  request,
}) => {
  const policy = readPolicy((await request.get('/map.html')).headers()['content-security-policy']);
  expect(policy['script-src']).toContain('https://*.googleapis.com');
  expect(policy).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'self'"] });
  const elsewhere = (await request.get('/contact')).headers()['content-security-policy'];
  expect(readPolicy(elsewhere)['script-src']).toEqual(["'self'", sha256, sha256]);
});

test('the service worker and the manifest are revalidated each time', async ({ request }) => {
  for (const address of ['/sw.js', '/manifest.webmanifest']) {
    expectHeaders((await request.get(address)).headers(), { ...everywhere, 'cache-control': 'no-cache' });
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Fathoms', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
  }
});

test('an answer of the API is never a page, read or refused', async ({ request }) => {
  for (const address of ['/api/website/getAll', '/api/nowhere']) {
    expectHeaders((await request.get(address)).headers(), {
      ...everywhere,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': /json/,
    });
  }
});

// A violation is an error in the console, which fails every test by itself: looks.test.ts opens all public pages. This one
// also says which directive it was.
test('no screen of the back office breaks its own rules', async ({ page }) => {
  const violations = await watchViolations(page);
  await beSignedIn(page, staff.admin);
  for (const address of ['/event-management', '/admin-dashboard', '/admin-dashboard/menus']) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectIdle(page);
  }
  expect(violations).toEqual([]);
});

/** Notes every violation on the page's later documents; the list grows while the page lives. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

function expectHeaders(
  headers: Record<string, string>,
  expected: Record<string, string | RegExp | undefined>,
) {
  for (const [name, value] of Object.entries(expected)) {
    if (typeof value !== 'object') expect(headers[name], name).toBe(value);
    else expect(headers[name], name).toMatch(value);
  }
}

function readPolicy(text = ''): Record<string, string[]> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name, ...values]) => [name, values]));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

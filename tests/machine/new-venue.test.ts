import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { menus } from '../../demo/content/menus.ts';
import { website } from '../../demo/content/website.ts';
import { freeShift } from '../../scripts/ports.js';
import { venue } from '../../venue.config.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const shift = await freeShift(71);
/** As a shell has it: with vitest's own mode the pages would be built for development. */
const { NODE_ENV: _mode, ...env } = process.env;
const site = `http://127.0.0.1:${5000 + shift}`;
const owner = { email: 'nora@venue.test', password: 'first-hour-1' };
const picture = inProject('demo/artwork/rendered/pint.jpg');

/** The hours that the owner enters; guests unfold them in the footer. */
const hours = '16:00 – 23:30';

/** Words of venue.config.ts that the demo's texts repeat. */
const configured = [venue.festival.name, venue.address.street];
/** Sentences that only the demo could have put on a page. */
const demoWords = [...Object.values(website), ...menus.map(({ title }) => title)]
  .flat()
  .filter((text) => typeof text === 'string')
  .filter((text) => text.length > 12 && text.includes(' '))
  .filter((text) => !configured.some((words) => text.includes(words)));

describe('a new owner’s first hour', () => {
  const folder = mkdtempSync(join(tmpdir(), 'venue-empty-'));
  const problems: string[] = [];
  let suite: ChildProcess;
  let browser: Browser;

  /** `npm start -- --empty` with its data in a folder; resolves when the venue is open. */
  async function openVenue(data: string): Promise<void> {
    suite = spawn(process.execPath, [inProject('scripts/start.js'), '--empty'], {
      env: { ...env, PORT_SHIFT: String(shift), DATA_FOLDER: join(folder, data) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    suite.stdout?.on('data', (chunk) => (output += chunk));
    await vi.waitFor(() => expect(output).toContain('The venue is open'), {
      timeout: 500_000,
      interval: 200,
    });
    expect(output).toContain(`PORT_SHIFT=${shift} npm run staff -- create`);
    expect(output).not.toContain('super-demo-1');
  }

  async function closeVenue(): Promise<void> {
    const exited = new Promise((resolve) => suite.once('exit', resolve));
    suite.kill('SIGINT');
    await exited;
  }

  beforeAll(async () => {
    await openVenue('data');
    browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser?.close();
    await closeVenue();
    rmSync(folder, { recursive: true, force: true });
  });

  async function newPage(): Promise<Page> {
    const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} (${page.url()})`);
    });
    return page;
  }

  it('guests find honest pages before anything has been entered', async () => {
    const read = async (path: string) => {
      const answer = await fetch(site + path);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.text();
    };
    expect(await read('/')).toContain('We are getting this page ready.');
    expect(await read('/menus')).toContain('No menus yet.');
    expect(await read('/terms-and-conditions')).toContain('not published our terms');
    expect(await read('/sitemap.xml')).toContain('<urlset');
    expect(await read('/events.ics')).toContain('BEGIN:VCALENDAR');
    const guest = await newPage();
    await guest.goto('/');
    await guest.locator('html[data-live]').waitFor();
    await guest.getByText('to hear when we are open').waitFor();
    // Without a configured review widget there is no block.
    expect(await guest.getByText('REVIEWS').count()).toBe(0);
    await guest.context().close();
  });

  it('leads from the first account to a site that shows what was entered, and nothing else', async ({
    onTestFailed,
  }) => {
    execFileSync(
      process.execPath,
      [inProject('scripts/staff.js'), 'create', owner.email, '--name', 'Nora', '--role', 'super'],
      { input: `${owner.password}\n`, env: { ...env, PORT_SHIFT: String(shift) }, stdio: 'pipe' },
    );
    const page = await newPage();
    onTestFailed(async () => {
      const stored = await (await fetch(`${site}/api/website/getAll`)).text();
      console.log(page.url(), await page.locator('body').innerText(), stored, problems);
    });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const goTo = async (step: string) => {
      await page.getByRole('link', { name: 'Overview' }).click();
      await page.getByRole('link', { name: new RegExp(`${step}\\s*, missing`) }).click();
    };
    await page.goto('/admin-login');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await press('Sign in');
    await page.getByText('0 of 9 done').waitFor();

    await goTo('Opening hours');
    for (const [type, text] of [
      ['Area', 'Bar'],
      ['Days', 'Every day'],
      ['Times', hours],
    ] as const) {
      await field('Type').selectOption(type);
      await field('Text').last().fill(text);
      await press('Add item');
    }
    await press('Update opening hours');
    await page.getByText('The OPENING HOURS have been successfully updated!').waitFor();

    await goTo('First menu');
    await press(/CREATE NEW MENU/);
    await page.getByLabel('Menu title').fill('Supper at Nora’s');
    await page.getByLabel('URL endpoint').fill('supper');
    await field('Type').selectOption('Dish');
    await field('Name').fill('Mackerel on toast');
    await field('Price').fill('€11');
    await press('Add item');
    await press('Create Menu');
    await page.getByText('Your MENU has been added successfully!').waitFor();

    await goTo('Front page');
    await page.getByLabel('Hero title').fill('Come in out of the rain');
    await field('Title').first().fill('Nora’s kitchen');
    await field('Text').first().fill('Fish in the evening.');
    await page
      .getByLabel('File for Still picture', { exact: true })
      .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: readFileSync(picture) });
    await press('Update website');
    await page.getByText('The website has been successfully updated!').waitFor();

    await goTo('Terms and conditions');
    await press(/TERMS/);
    await field('Type').selectOption('Paragraph');
    await field('Text').last().fill('Dogs are guests too.');
    await press('Add element');
    await press('Update terms and conditions');
    await page.getByText('The TERMS & CONDITIONS have been successfully updated!').waitFor();

    // Read anew: of a document that has just been created, the emulator may tell a listener that there is none
    // (github.com/firebase/firebase-tools/issues/3867).
    await page.goto('/admin-dashboard');
    await page.getByText('4 of 9 done').waitFor();

    const guest = await newPage();
    const shown: string[] = [];
    for (const [path, text] of [
      ['/', 'Come in out of the rain'],
      ['/', hours],
      ['/menus', 'Mackerel on toast'],
      ['/terms-and-conditions', 'Dogs are guests too.'],
      ['/careers', 'We are getting this page ready.'],
    ] as const) {
      await vi.waitFor(
        async () => {
          await guest.goto(path);
          if (text === hours) await guest.getByRole('contentinfo').getByText('Opening hours').click();
          await guest.getByText(text).first().waitFor({ timeout: 30_000 });
        },
        { timeout: 200_000 },
      );
      shown.push(await guest.locator('body').innerText());
    }
    await guest.goto('/');
    const still = guest.locator('main img').first();
    await vi.waitFor(
      async () =>
        expect(await still.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0),
      { timeout: 200_000 },
    );
    expect(demoWords.length).toBeGreaterThan(20);
    expect(demoWords.filter((words) => shown.some((text) => text.includes(words)))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('what is restored into an empty venue is what its site shows', async () => {
    const archive = join(folder, 'venue.tar.gz');
    const command = (name: string, ...args: string[]) =>
      execFileSync(process.execPath, [inProject(`scripts/${name}.js`), ...args, '--project', 'demo-venue'], {
        env: { ...env, PORT_SHIFT: String(shift) },
        encoding: 'utf8',
      });
    command('backup', '--to', archive);
    await closeVenue();
    await openVenue('data-of-the-drill');
    expect(await (await fetch(`${site}/menus`)).text()).toContain('No menus yet.');
    const printed = command('restore', '--from', archive);
    expect(printed).toContain(
      `PORT_SHIFT=${shift} npm run staff -- reset ${owner.email} --project demo-venue`,
    );
    await vi.waitFor(
      async () => expect(await (await fetch(`${site}/menus`)).text()).toContain('Mackerel on toast'),
      { timeout: 60_000 },
    );
  });
});

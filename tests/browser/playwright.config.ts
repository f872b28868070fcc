import { defineConfig } from '@playwright/test';
// Sites built by a test, and the addresses that the tests expect, are of the tests' own venue.
import './test-venue.js';

/** Runs against the suite that `npm test` has started: SITE_URL and CHROMIUM_PATH say where. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // The journeys share one venue: what one of them saves, another would see.
  workers: 1,
  fullyParallel: false,
  // A machine that does three things at once is slow now and then; what never comes is told a little later.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A flaky test is a failing test.
  retries: 0,
  use: {
    baseURL: process.env.SITE_URL,
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    // Only the tests of being offline want the pages of an earlier visit.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});

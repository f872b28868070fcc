import { defineConfig } from '@playwright/test';
// Sites built by a test, and the addresses that the tests expect, are of the tests' own venue.
import './test-venue.js';
import { announcedVenues, ownVenue } from '../../scripts/testing/test-venues.js';

// Each worker loads this file.
Object.assign(process.env, ownVenue(process.env).env);

/** Runs against the venues that `npm test` has opened, or against one: SITE_URL and CHROMIUM_PATH say where. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One worker for each venue: what one journey saves, another in the same venue would see. A worker takes the next
  // file when it is done with one, so all of them end together.
  workers: announcedVenues(process.env).length,
  fullyParallel: false,
  // Generous, because other suites share the machine; a test that hangs only fails a little later.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // A flaky test is a failing test.
  retries: 0,
  use: {
    baseURL: process.env.SITE_URL,
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    // Only the tests of being offline want the pages of an earlier visit.
    serviceWorkers: 'block',
    // The Hosting emulator would compress each file anew for every test.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
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

import { chromium } from '@playwright/test';

/**
 * Opens a browser that renders text as a phone does.
 * @param {string} executablePath @param {string[]} more flags
 */
export function openPhoneBrowser(executablePath, more = []) {
  return chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-background-networking'],
      // The headless shell moves each letter to a whole pixel: that breaks lines elsewhere, and style and layout of a new page
      // take longer.
      '--font-render-hinting=none',
      ...more,
    ],
  });
}

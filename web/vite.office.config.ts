import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { venueConfigForVite } from '../scripts/venue-config/build-plugins.js';
import { classNames } from './build/class-names.ts';
import { drawings } from './build/drawings/drawings.ts';
import { shellTexts } from './build/shell-texts.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The back office, built into the folder of the public site after it. A separate build: in one with the public
 * pages, all that the back office uses of a shared library would be in the visitors' scripts.
 */
export default {
  root: folder('.'),
  publicDir: false as const,
  plugins: [venueConfigForVite(), react(), shellTexts()],
  resolve: {
    alias: [
      // reactfire imports both although nothing here uses them.
      ...['firebase/database', 'firebase/remote-config'].map((find) => ({
        find,
        replacement: folder('./firebase/unused-products.ts'),
      })),
      ...drawings().alias,
    ],
  },
  css: { modules: classNames },
  build: {
    outDir: process.env.WEB_OUT_DIR ?? folder('./dist'),
    emptyOutDir: false,
    rollupOptions: { input: folder('./office.html') },
    target: 'es2022',
    // Drawings and fonts stay files: the Content-Security-Policy refuses fonts in style sheets.
    assetsInlineLimit: 0,
    // For browsers that do not know modulepreload; they fetch a little later, all others a file less.
    modulePreload: { polyfill: false },
    manifest: '.vite/office.json',
  },
};

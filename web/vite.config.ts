import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { venueConfigForVite } from '../scripts/venue-config/build-plugins.js';
import { classNames } from './build/class-names.ts';
import { offline } from './build/offline.ts';
import { robots } from './build/robots.ts';
import { shellTexts } from './build/shell-texts.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = process.env.WEB_OUT_DIR ?? folder('./dist');

/** The dev server answers every page with the shell, as Hosting's rewrite does. */
const shellForPages: Plugin = {
  name: 'shell-for-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') && !request.url?.includes('.');
      if (isPage) request.url = '/app.html';
      next();
    });
  },
};

/**
 * What every public page stands on, in two files, and with it the small parts that several pages draw: left
 * to themselves they became thirty files, and a slow line waits for each.
 */
const groups = [
  // What only the back office says, apart and alone: it would come along with the rest of the domain.
  {
    name: 'office-messages',
    priority: 2,
    test: /\/domain\/src\/messages\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Without React: all that the booking form in its frame needs.
  {
    name: 'base',
    priority: 1,
    tags: ['$initial' as const],
    test: /\/(domain\/src\/|venue\.config\.ts|web\/ui\/\w+\.css|web\/errors\/)/,
  },
  {
    name: 'site',
    test: /\/(web\/public-site\/(layout\/)?(?!main\.|.*-page\.)[^/]+|web\/ui\/(page-title|page-top|picture-row|prose|reveal|type-button|opening-hours-list|ring-us)\.tsx|domain\/src\/event\.ts)$/,
  },
];

export default defineConfig({
  root: folder('.'),
  plugins: [venueConfigForVite(), react(), shellForPages, shellTexts(), robots(), offline(outDir)],
  resolve: {
    alias: {
      // reactfire imports both although nothing here uses them.
      'firebase/database': folder('./firebase/unused-products.ts'),
      'firebase/remote-config': folder('./firebase/unused-products.ts'),
    },
  },
  css: { modules: classNames },
  build: {
    outDir,
    emptyOutDir: true,
    // The shell must not be called index.html: Hosting serves exact files before its rewrites.
    // reservation.html is the page in the frame of /book-a-table, map.html the one in Google's map on /contact.
    rollupOptions: {
      input: ['./app.html', './reservation.html', './map.html'].map(folder),
      output: { codeSplitting: { groups } },
    },
    target: 'es2022',
    // For browsers that do not know modulepreload; they fetch a little later, all others a file less.
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:5000' },
  },
});

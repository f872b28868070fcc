import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { venueConfigForVite } from '../scripts/venue-config/build-plugins.js';
import { drawings } from './build/drawings/drawings.ts';
import { classNames } from './build/class-names.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What pages import once they run in a browser. */
const onlyInBrowsers =
  /\/((map\/(open-street|google)-map|music\/embla|music\/cards-turned)\.ts$|node_modules\/(leaflet|embla-carousel)\/)/;

/**
 * The public pages for the server that renders them: one module with React and everything else inside.
 * Names of styles come out as in the browser's build, because both read the same files.
 */
export default defineConfig({
  root: folder('.'),
  publicDir: false,
  plugins: [venueConfigForVite()],
  css: { modules: classNames },
  resolve: { alias: drawings().alias },
  build: {
    ssr: folder('./public-site/render/render-page.tsx'),
    outDir: process.env.SERVER_OUT_DIR,
    emptyOutDir: true,
    target: 'node20',
    // A process that starts for one guest reads as little as possible. One file for all pages: opening thirty small
    // files takes longer than reading the pages nobody has asked for.
    minify: true,
    rollupOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'pages', test: (id: string) => !onlyInBrowsers.test(id) }] },
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        format: 'es',
      },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'webworker' },
});

import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { isOfficePath } from '../domain/src/office-paths.js';
import { venueConfigForVite } from '../scripts/venue-config/build-plugins.js';
import { leanRecords } from './build/lean-records.ts';
import { leanRouter } from './build/lean-router.ts';
import { offline } from './build/offline.ts';
import { robots } from './build/robots.ts';
import { shellTexts } from './build/shell-texts.ts';
import officeConfig from './vite.office.config.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The dev server answers every page with the shell of its side, as Hosting's rewrites do. */
const shellForPages: Plugin = {
  name: 'shell-for-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') && !request.url?.includes('.');
      const { pathname } = new URL(request.url ?? '/', 'http://dev');
      if (isPage) request.url = isOfficePath(pathname) ? '/office.html' : '/app.html';
      next();
    });
  },
};

/**
 * Groups the modules that all public pages need into two files, with small parts that several pages use. Otherwise they
 * become thirty files, each of which costs a slow connection a round trip.
 */
const groups = [
  // What forms need, kept from the group below, which would take all that its files import.
  { name: 'booking', priority: 2, test: /\/domain\/src\/(messages\/bookings|limits\.)/ },
  // Without React: what the booking form in its frame shares with the pages.
  {
    name: 'base',
    priority: 1,
    tags: ['$initial' as const],
    test: /\/(domain\/src\/(?!booking\/|nearby\/|opening-hours\/opening-times)|venue\.config\.ts|web\/ui\/\w+\.css|web\/errors\/)/,
  },
  {
    name: 'site',
    test: /\/(web\/public-site\/(layout\/(navigation\/)?)?(?!main\.|.*-page\.)[^/]+|web\/public-site\/gigs\/gig-news\.tsx|domain\/src\/gig\/gig-words\.ts|web\/ui\/(content|page)\/(page-title|page-top|picture-row|prose|reveal|opening-hours-list|sounding)\.tsx|web\/ui\/(type-button|ring-us)\.tsx|domain\/src\/price\/price\.ts)$/,
  },
  // What the pages of gigs share, without the data for search engines, which a browser needs after it has moved on.
  { name: 'gigs', test: /\/web\/public-site\/(poster|gigs)\/(?!gig-news|gig-data)/ },
];

/**
 * Tells the browser to compile all functions of a file when it is fetched, which it does beside its other work, rather
 * than each at its first call. For what every page needs and for the pages themselves, but not for what may never run.
 */
const compiledAtOnce = '//# allFunctionsCalledOnLoad';
const isCompiledAtOnce = (name: string) => /^(app|base|site)$|page$/.test(name);

export default defineConfig({
  root: folder('.'),
  plugins: [
    venueConfigForVite(),
    react(),
    shellForPages,
    leanRecords(),
    leanRouter(),
    shellTexts(),
    robots(),
    offline(officeConfig.build.outDir),
  ],
  // The dev server serves both sides.
  resolve: officeConfig.resolve,
  css: officeConfig.css,
  build: {
    ...officeConfig.build,
    emptyOutDir: true,
    // The shell must not be called index.html: Hosting serves exact files before its rewrites.
    // reservation.html is the page in the frame of /book-a-table, map.html the one in Google's map on /contact.
    rollupOptions: {
      input: ['./app.html', './public-site/late-start/load-late.js', './reservation.html', './map.html'].map(
        folder,
      ),
      output: {
        codeSplitting: { groups },
        postBanner: ({ name }) => (isCompiledAtOnce(name) ? compiledAtOnce : ''),
      },
    },
    manifest: true,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/content', '/share'].map((path) => [path, process.env.API_ORIGIN ?? 'http://127.0.0.1:5000']),
    ),
  },
});

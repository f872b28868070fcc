import type { Plugin } from 'vite';
import { officePaths } from '../../domain/src/office-paths.js';
import { chosenVenue as venue } from '../../scripts/venue-config/chosen-venue.js';

/**
 * The text of robots.txt. Disallows the back office and the API, except pictures, which link previews fetch
 * through the API.
 */
export function robotsText(): string {
  return [
    'User-agent: *',
    'Allow: /api/images/',
    'Disallow: /api/',
    ...officePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${venue.siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Adds robots.txt to the build. A function cannot serve it: the functions framework responds to that path with 404. */
export function robots(): Plugin {
  return {
    name: 'venue-robots',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText() });
    },
  };
}

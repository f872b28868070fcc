import type { Plugin } from 'vite';
import { officePaths } from '../../domain/src/office-paths.js';
import { chosenVenue as venue } from '../../scripts/venue-config/chosen-venue.js';

/**
 * robots.txt: everything a visitor may see is open; the back office and the API are nobody's search
 * result. Pictures stay open, because link previews fetch them there.
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

/** Writes robots.txt beside the shell. Functions cannot: their framework answers 404 to that name itself. */
export function robots(): Plugin {
  return {
    name: 'venue-robots',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText() });
    },
  };
}

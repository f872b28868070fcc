import { officePaths } from '@venue/domain';
import { robotsText } from './robots.ts';

it('robots.txt closes the back office and names the sitemap', () => {
  const lines = robotsText().split('\n');
  for (const path of officePaths) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines.at(-2)).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/);
});

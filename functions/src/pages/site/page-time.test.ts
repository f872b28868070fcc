import { nothingPublished, type SiteJson } from '@venue/domain';
import { cacheSeconds, pageTime } from './page-time.ts';

const at = (time: string) => Date.parse(`2026-11-22T${time}Z`);
const withNotice = (from: string, until: string): SiteJson => ({
  ...nothingPublished,
  notice: {
    ...{ _id: 'main', text: 'Closed', link: '' },
    ...{ from: `2026-11-22T${from}Z`, until: `2026-11-22T${until}Z` },
  },
});

describe('a rendered page', () => {
  const site = withNotice('20:00:10', '20:00:40');

  it.each([
    ['20:00:05', '20:00:00'],
    ['20:00:10', '20:00:10'],
    ['20:00:39', '20:00:10'],
    ['20:00:40', '20:00:40'],
    ['20:01:20', '20:01:00'],
  ])('at %s shows %s, so that no notice is early or late', (clock, shown) => {
    expect(pageTime(site, at(clock))).toBe(at(shown));
  });

  it.each([
    ['19:58:00', 60],
    ['19:59:30', 40],
    ['20:00:20', 20],
    ['20:00:39.500', 1],
    ['20:00:40', 60],
  ])('at %s is cached for %i seconds', (clock, seconds) => {
    expect(cacheSeconds(site, at(clock))).toBe(seconds);
  });

  it('of a site that an earlier version published is the same for a minute', () => {
    const { notice: _, ...older } = nothingPublished;
    expect(pageTime(older as SiteJson, at('20:00:59'))).toBe(at('20:00:00'));
    expect(cacheSeconds(older as SiteJson, at('20:00:59'))).toBe(60);
  });
});

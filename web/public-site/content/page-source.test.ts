import { pageSourceId, readPageSource } from './page-source.ts';

it('reads the source of a page, and nothing from a page without one or with broken JSON', () => {
  const page = document.implementation.createHTMLDocument();
  expect(readPageSource(page)).toBeUndefined();
  const script = page.createElement('script');
  script.id = pageSourceId;
  script.type = 'application/json';
  page.body.append(script);
  const source = { site: 'v4', part: ['gigs', 'g1'], now: '2026-11-20T18:00:00.000Z', zone: '1 0 2' };
  script.textContent = JSON.stringify(source);
  expect(readPageSource(page)).toEqual(source);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  script.textContent = '{"site":';
  expect(readPageSource(page)).toBeUndefined();
});

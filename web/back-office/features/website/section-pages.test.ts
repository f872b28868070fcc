import { sitePages } from '../../../public-site/pages.ts';
import { pageOfSection } from './section-pages.ts';
import { superSections, websiteSections } from './website-sections.ts';

it.each([...websiteSections, ...superSections].map(({ title }) => title))(
  'the section %s is seen on a page of the site',
  (title) => {
    expect(sitePages.map(({ path }) => path)).toContain(pageOfSection(title));
  },
);

it('all sections but Home have a page of their own', () => {
  const ownPages = websiteSections.filter(({ title }) => pageOfSection(title) !== '/');
  expect(ownPages).toHaveLength(websiteSections.length - 1);
});

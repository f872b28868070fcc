import { findCustomPage, namedPagePath, type AddressedPage } from './custom-page-address.ts';

const oysters: AddressedPage = { _id: 'p1', route: 'Oysters', formerRoutes: ['shells', 'regatta'] };
const regatta: AddressedPage = { _id: 'p2', route: 'regatta' };
const unnamed: AddressedPage = { _id: 'p3', route: '' };
const shadowed: AddressedPage = { _id: 'p4', route: 'p2' };
const pages = [oysters, regatta, unnamed, shadowed];

it.each<[string, AddressedPage | undefined, string]>([
  ['p1', oysters, 'its id'],
  ['oysters', oysters, 'its name, in any letter case'],
  ['SHELLS', oysters, 'a former name'],
  ['regatta', regatta, 'the name that another page has by now'],
  ['p2', regatta, 'an id, before a name'],
  ['nothing', undefined, 'a name of nobody'],
  ['', undefined, 'no name at all'],
])('%o leads to the right page by %s', (name, page) => {
  expect(findCustomPage(pages, name)).toBe(page);
});

it('the address to share has the name, and the id where the name leads elsewhere or is missing', () => {
  expect(pages.map((page) => namedPagePath(pages, page))).toEqual([
    '/event/Oysters',
    '/event/regatta',
    '/event/p3',
    '/event/p4',
  ]);
});

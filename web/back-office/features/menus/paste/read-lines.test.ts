import fc from 'fast-check';
import { readLines, toElements } from './read-lines.ts';

const read = (text: string) => toElements(readLines(text));
const kindsOf = (text: string) => readLines(text).map(({ kind }) => kind);

const category = (name: string) => ({ elementType: 'CategoryTitle', name, description: '', price: '' });
const dish = (name: string, description: string, price: string) => ({
  elementType: 'Dish',
  name,
  description,
  price,
});

it.each([
  ['Roast hake 24', dish('Roast hake', '', '24')],
  ['Roast hake ........ €24.50', dish('Roast hake', '', '€24.50')],
  ['Roast hake – mussels, cider – 24', dish('Roast hake', 'mussels, cider', '24')],
  ['• Roast hake - mussels, 24,50', dish('Roast hake', 'mussels', '24,50')],
  ['Half-dozen oysters 11 / 21', dish('Half-dozen oysters', '', '11 / 21')],
  ['Picpoul 2023 €9 / €38', dish('Picpoul 2023', '', '€9 / €38')],
  ['Chablis 2021', category('Chablis 2021')],
  ['7 Up 3', dish('7 Up', '', '3')],
  ['Roast hake\tmussels, cider\t24', dish('Roast hake', 'mussels, cider', '24')],
  ['Roast hake\t\t€24', dish('Roast hake', '', '€24')],
  ['Soup\twith bread', dish('Soup', 'with bread', '')],
  ['Starters:', category('Starters')],
])('%j is one element', (line, element) => expect(read(line)).toEqual([element]));

it('a whole list keeps its order, its categories and its descriptions', () => {
  const text = `STARTERS
Chowder 9.50
Smoked haddock, leeks
and brown bread
Crab claws
€14

From the land

Lamb shank – barley €22
MAINS
Hake 24`;
  expect(read(text)).toEqual([
    category('STARTERS'),
    dish('Chowder', 'Smoked haddock, leeks and brown bread', '9.50'),
    dish('Crab claws', '', '€14'),
    category('From the land'),
    dish('Lamb shank', 'barley', '€22'),
    category('MAINS'),
    dish('Hake', '', '24'),
  ]);
});

it('says of each line how it was read', () => {
  expect(kindsOf('Chowder 9.50\nSmoked haddock\nFrom the land\nCrab claws\n€14')).toEqual([
    ...['Dish', 'description', 'description', 'Dish', 'price'],
  ]);
});

it('a heading that was taken for a description is a category once somebody says so', () => {
  const lines = readLines('Chowder 9.50\nSmoked haddock\nFrom the land\nLamb 22');
  const mended = lines.map((line) =>
    line.name === 'From the land' ? { ...line, kind: 'CategoryTitle' as const } : line,
  );
  expect(toElements(mended)).toEqual([
    dish('Chowder', 'Smoked haddock', '9.50'),
    category('From the land'),
    dish('Lamb', '', '22'),
  ]);
});

it.each([
  ['Lobster €1,200', dish('Lobster', '', '€1,200')],
  ['Hake 16,50 €', dish('Hake', '', '16,50 €')],
])('%j is one dish with its price', (line, element) => expect(read(line)).toEqual([element]));

it('no word of any text gets lost', () => {
  const lines = fc.array(
    fc.oneof(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,4}( €\d{1,2})?$/), fc.constant('')),
  );
  fc.assert(
    fc.property(lines, (all) => {
      const words = read(all.join('\n'))
        .flatMap(({ name, description, price }) => [name, description, price])
        .join(' ');
      const sorted = (text: string) => text.split(' ').filter(Boolean).toSorted();
      expect(sorted(words)).toEqual(sorted(all.join(' ')));
    }),
  );
});

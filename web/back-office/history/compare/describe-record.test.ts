import { customPage, legalText, menu, openingHours } from '@venue/domain';
import { describeRecord } from './describe-record.ts';

it('a special day reads as its days, whether it is closed, and why', () => {
  const stephens = { from: '2026-12-26', to: '2026-12-26', area: '', times: '', reason: 'St Stephen’s Day' };
  const name = 'Special day “2026-12-26”';
  const specialDays = [
    { ...stephens, closed: true },
    { ...stephens, closed: false, area: 'Bar', times: '12:00 – 18:00' },
  ];
  expect(describeRecord(openingHours, { specialDays })).toEqual([
    {
      kind: 'list',
      label: 'Special day',
      entries: [
        { name, text: '2026-12-26 · 2026-12-26 · Closed · St Stephen’s Day' },
        { name, text: '2026-12-26 · 2026-12-26 · Bar · 12:00 – 18:00 · St Stephen’s Day' },
      ],
    },
  ]);
});

it('a dish reads as its texts, what it contains, who has confirmed it, and until when it is off', () => {
  const hake = {
    _id: 'a',
    elementType: 'Dish',
    content: ['Hake', 'samphire', '€24'].map((contentString) => ({ contentString })),
  };
  const facts = {
    allergens: ['gluten:wheat', 'fish'],
    diets: [],
    allergensChecked: { byName: 'Sorcha', at: new Date('2026-11-22T18:00Z') },
    off: { until: new Date('2026-11-23T05:00Z') },
  };
  const title = { _id: 'b', elementType: 'Title', content: [{ contentString: 'Supper' }] };
  const off = { diets: ['vegan'], off: { until: null } };
  const described = describeRecord(menu, {
    contents: [hake, { ...hake, ...facts }, { ...hake, ...off }, { ...hake, off: null }, title],
  });
  expect(described).toMatchObject([
    {
      entries: [
        { text: 'Dish: Hake · samphire · €24' },
        {
          text:
            'Dish: Hake · samphire · €24 · Allergens: gluten (wheat), fish' +
            ' · Allergens confirmed by Sorcha on Sunday, November 22, 2026 at 6:00 PM' +
            ' · Off until Monday, November 23, 2026 at 5:00 AM',
        },
        { text: 'Dish: Hake · samphire · €24 · Suitable for: Vegan · Off' },
        { text: 'Dish: Hake · samphire · €24' },
        { text: 'Title: Supper' },
      ],
    },
  ]);
});

describe('an entry is called', () => {
  const strings = (...texts: string[]) => texts.map((contentString) => ({ contentString }));
  const namesOf = (...described: Parameters<typeof describeRecord>) =>
    describeRecord(...described).flatMap((part) =>
      part.kind === 'list' ? part.entries.map(({ name }) => name) : [],
    );

  it('a dish by its name, another element of a menu by its words, a break by its type', () => {
    const contents = [
      {
        _id: 'a',
        elementType: 'Dish',
        content: strings('Roast hake', 'samphire', '€24'),
        allergens: ['milk'],
      },
      {
        _id: 'b',
        elementType: 'Message',
        content: strings('Most of this was swimming this morning off the pier'),
      },
      { _id: 'c', elementType: 'Break', content: [] },
    ];
    expect(namesOf(menu, { contents })).toEqual([
      'Dish “Roast hake”',
      'Message “Most of this was swimming this morning…”',
      'Break',
    ]);
  });

  it('a part of a legal text by its words', () => {
    const contents = [{ elementType: 'Paragraph', content: strings('Be kind.') }];
    expect(namesOf(legalText, { contents })).toEqual(['Paragraph “Be kind.”']);
  });

  it('a line of the opening hours by the area and the days it stands under', () => {
    const lines = ['Area: Restaurant', 'Days: Friday', 'Times: 17:30 – 21:30', 'Area: Bar', 'Times: Closed'];
    const contents = lines.map((line) => {
      const [elementType, content] = line.split(': ');
      return { elementType, content };
    });
    expect(namesOf(openingHours, { contents })).toEqual([
      'Restaurant',
      'Restaurant, Friday',
      'Restaurant, Friday',
      'Bar',
      'Bar',
    ]);
  });

  it('a panel by its title, and one without words by nothing', () => {
    const panel = { panelDesc: '', panelButtonType: 'Menu', panelImg: 'a.jpg' };
    const panels = [
      { ...panel, panelTitle: 'Oysters' },
      { ...panel, panelTitle: '' },
    ];
    expect(namesOf(customPage, { panels })).toEqual(['Panel “Oysters”', undefined]);
  });
});

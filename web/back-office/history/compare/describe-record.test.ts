import { menu, openingHours } from '@venue/domain';
import { describeRecord } from './describe-record.ts';

it('a special day reads as its days, whether it is closed, and why', () => {
  const stephens = { from: '2026-12-26', to: '2026-12-26', area: '', times: '', reason: 'St Stephen’s Day' };
  const specialDays = [
    { ...stephens, closed: true },
    { ...stephens, closed: false, area: 'Bar', times: '12:00 – 18:00' },
  ];
  expect(describeRecord(openingHours, { specialDays })).toEqual([
    {
      kind: 'list',
      label: 'Special day',
      entries: [
        { text: '2026-12-26 · 2026-12-26 · Closed · St Stephen’s Day' },
        { text: '2026-12-26 · 2026-12-26 · Bar · 12:00 – 18:00 · St Stephen’s Day' },
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

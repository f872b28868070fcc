import fc from 'fast-check';
import { allergenGroups, allergenNames, nameAllergens, type Allergen } from './allergens.ts';
import { allergenState, endOfTonight, fits, isOff, offUntil } from './dish-facts.ts';

const now = new Date('2026-11-22T21:30Z');
const at = new Date('2026-11-20T12:00Z');

describe('the fourteen allergens', () => {
  it('are numbered as in the Regulation, with all cereals and nuts', () => {
    expect(allergenGroups.map(({ number, id }) => `${number} ${id}`)).toEqual([
      ...[
        '1 gluten',
        '2 crustaceans',
        '3 egg',
        '4 fish',
        '5 peanut',
        '6 soya',
        '7 milk',
        '8 nuts',
        '9 celery',
      ],
      ...['10 mustard', '11 sesame', '12 sulphites', '13 lupin', '14 molluscs'],
    ]);
    expect(Object.keys(allergenNames)).toHaveLength(5 + 8 + 12);
    expect(allergenNames['gluten:wheat']).toBe('gluten (wheat)');
    expect(allergenNames['nuts:brazil']).toBe('nuts (Brazil nut)');
    expect(allergenNames.milk).toBe('milk');
  });

  it('are named in the order of the Regulation, whatever the order of the list', () => {
    expect(nameAllergens(['milk', 'nuts:walnut', 'gluten:oats', 'gluten:wheat'])).toEqual([
      { number: 1, id: 'gluten', name: 'Gluten', kinds: ['wheat', 'oats'] },
      { number: 7, id: 'milk', name: 'Milk', kinds: [] },
      { number: 8, id: 'nuts', name: 'Nuts', kinds: ['walnut'] },
    ]);
    expect(nameAllergens([])).toEqual([]);
  });
});

describe('a dish that is off', () => {
  it('is back when its time has come, by itself', () => {
    const until = endOfTonight(now);
    expect(until.toISOString()).toBe('2026-11-23T05:00:00.000Z');
    expect(isOff({ off: { until } }, now)).toBe(true);
    expect(offUntil({ off: { until } }, now)).toEqual(until);
    expect(isOff({ off: { until } }, new Date(until.getTime() - 1))).toBe(true);
    expect(isOff({ off: { until } }, until)).toBe(false);
  });

  it('is off tonight until 05:00 also after midnight', () => {
    expect(endOfTonight(new Date('2026-11-23T01:30Z')).toISOString()).toBe('2026-11-23T05:00:00.000Z');
  });

  it('without a time is off until somebody says', () => {
    expect(offUntil({ off: { until: null } }, now)).toBeNull();
    expect(isOff({ off: { until: null } }, new Date('2099-01-01'))).toBe(true);
  });

  it('is on when nobody has said anything, or has said so', () => {
    expect(isOff({}, now)).toBe(false);
    expect(isOff({ off: null }, now)).toBe(false);
    expect(offUntil({ off: null }, now)).toBeUndefined();
  });
});

describe('a guest’s choice', () => {
  const checked = { allergensChecked: { at } };
  const none = { without: [], diets: [] };

  it('without a wish fits every dish', () => {
    expect(fits({}, none)).toBe(true);
  });

  it('never fits a dish without a list, or with one that nobody confirmed', () => {
    const wish = { without: ['milk'] as const, diets: [] };
    expect(allergenState({ allergens: [] })).toBe('unchecked');
    expect(allergenState(checked)).toBe('unchecked');
    expect(fits({}, wish)).toBe(false);
    expect(fits(checked, wish)).toBe(false);
    expect(fits({ allergens: [] }, wish)).toBe(false);
    expect(fits({ allergens: [], ...checked }, wish)).toBe(true);
    expect(fits({ diets: ['vegan'] }, { without: [], diets: ['vegan'] })).toBe(false);
  });

  it('knows that wheat is gluten, and that a vegan dish is vegetarian', () => {
    const bread = { allergens: ['gluten:wheat' as const], diets: ['vegan' as const], ...checked };
    expect(fits(bread, { without: ['gluten'], diets: [] })).toBe(false);
    expect(fits(bread, { without: ['milk'], diets: ['vegetarian'] })).toBe(true);
    expect(fits({ ...bread, diets: ['vegetarian'] }, { without: [], diets: ['vegan'] })).toBe(false);
  });

  it('fits exactly the confirmed dishes that hold none of the unwanted', () => {
    const all = Object.keys(allergenNames) as Allergen[];
    const groups = allergenGroups.map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.subarray(all),
        fc.subarray(groups, { minLength: 1 }),
        fc.boolean(),
        (held, without, is) => {
          const dish = { allergens: held, ...(is && checked) };
          const clear = !held.some((allergen) => without.some((group) => allergen.startsWith(group)));
          expect(fits(dish, { without, diets: [] })).toBe(is && clear);
        },
      ),
    );
  });
});

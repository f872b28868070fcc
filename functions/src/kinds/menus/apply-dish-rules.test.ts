import { allergenNames, isAsConfirmed, isDish, type Allergen, type MenuElement } from '@venue/domain';
import fc from 'fast-check';
import { copyElements } from './copy-elements.ts';
import { applyDishRules, type Settling } from './apply-dish-rules.ts';

const now = new Date('2026-11-22T18:00Z');
const earlier = new Date('2026-11-01T12:00Z');
const by = { byName: 'Sorcha', now };

function dish(name: string, more: object = {}): MenuElement {
  const content = [name, `${name} with kale`, '€9'].map((contentString) => ({ contentString }));
  return { elementType: 'Dish', content, ...more };
}

const checked = { allergens: ['milk' as const], allergensChecked: { byName: 'Fintan', at: earlier } };
const hake: MenuElement = dish('Hake', { _id: 'a', ...checked, off: { until: null } });
const ray: MenuElement = dish('Ray', { _id: 'b' });
const known = [hake, ray];
const settle = (elements: object[], more: Partial<Settling> = {}) =>
  applyDishRules(elements, { known, ...by, ...more });

describe('the ids of a menu', () => {
  it('are kept as they were sent, and given to elements without one', () => {
    const [kept, added] = settle([dish('Hake', { _id: 'mine' }), dish('Crab')]);
    expect(kept!._id).toBe('mine');
    expect(added!._id).toMatch(/^[a-z0-9]{8}$/);
  });

  it('are each given once', () => {
    const [first, second] = settle([hake, hake]);
    expect(first!._id).toBe('a');
    expect(second!._id).toMatch(/^[a-z0-9]{8}$/);
  });

  it('are found again by the texts, or by the name, of an element that is sent without', () => {
    const [first, second] = settle([dish('Ray'), { ...dish('Hake'), content: [{ contentString: 'Hake' }] }]);
    expect([first!._id, second!._id]).toEqual(['b', 'a']);
  });
});

describe('the facts of a dish', () => {
  it('stay when they are not sent', () => {
    const { allergens: _a, allergensChecked: _c, off: _o, ...texts } = hake;
    expect(settle([texts, ray])).toEqual(known);
    const { _id, ...unnamed } = texts;
    expect(settle([unnamed])[0]).toEqual(hake);
  });

  it('can be taken back one by one', () => {
    expect(settle([{ ...hake, allergens: [], off: null }])[0]).toEqual({
      ...dish('Hake'),
      _id: 'a',
      allergens: [],
      off: null,
    });
  });

  it('are for what is eaten or drunk', () => {
    const title = { _id: 'a', elementType: 'Title', content: [{ contentString: 'Hake' }] };
    expect(settle([{ ...title, allergens: ['milk'], confirmed: true }])).toEqual([title]);
  });
});

describe('a confirmation', () => {
  const isChecked = (element: MenuElement | undefined) => element?.allergensChecked?.at;

  it('has the name of its author and the time, and needs a list', () => {
    expect(settle([{ ...ray, allergens: [], confirmed: true }])[0]!.allergensChecked).toEqual({
      byName: 'Sorcha',
      at: now,
    });
    expect(() => settle([hake, { ...ray, confirmed: true }])).toThrow(
      expect.objectContaining({
        status: 400,
        errors: [expect.objectContaining({ path: 'contents[1].allergens' })],
      }),
    );
  });

  it.each([
    ['its price', { content: ['Hake', 'Hake with kale', '€11'].map((contentString) => ({ contentString })) }],
    ['its diets', { diets: ['vegetarian'] }],
    ['being off', { off: null }],
    ['nothing', {}],
  ])('stays when somebody changes %s', (_, change) => {
    expect(isChecked(settle([{ ...hake, ...change }])[0])).toEqual(earlier);
  });

  it.each([
    ['the name', { content: ['Cod', 'Hake with kale', '€9'].map((contentString) => ({ contentString })) }],
    ['the description', { content: ['Hake', 'With nuts', '€9'].map((contentString) => ({ contentString })) }],
    ['the allergens', { allergens: ['milk', 'fish'] }],
    ['its confirmation', { confirmed: false }],
  ])('is void when somebody changes %s', (_, change) => {
    expect(isChecked(settle([{ ...hake, ...change }])[0])).toBeUndefined();
  });

  it('cannot be sent, nor moved from one dish to another', () => {
    const forged = { allergens: ['egg'], allergensChecked: { byName: 'Fintan', at: now } };
    expect(isChecked(settle([{ ...ray, ...forged }])[0])).toBeUndefined();
    expect(isChecked(settle([{ ...ray, _id: 'a' }])[0])).toBeUndefined();
  });

  it('of an earlier state comes back only where the dish has not changed since', () => {
    const old = [hake, dish('Ray', { _id: 'b', ...checked })];
    const restored = settle(old, { isRestored: true, known: [{ ...hake, off: null }, ray] });
    expect(restored.map(isChecked)).toEqual([earlier, undefined]);
    // The list comes back with the rest; what is off tonight is left to tonight.
    expect(restored[1]).toMatchObject({ allergens: ['milk'] });
    expect(restored[0]!.off).toBeNull();
  });

  it('goes with a dish into the copy of its menu, which begins with nothing off', () => {
    const [copied, changed, added] = copyElements(
      [hake, { ...hake, _id: 'x', allergens: ['egg'] } as MenuElement, ray],
      known,
    );
    expect(copied).toEqual({ ...dish('Hake'), _id: 'a', ...checked });
    expect(changed).not.toHaveProperty('allergensChecked');
    expect(added).not.toHaveProperty('allergensChecked');
  });
});

describe('any sequence of saves', () => {
  const names = fc.constantFrom('Hake', 'Ray', 'Crab', 'Hake ');
  const allergens = fc.option(fc.subarray(Object.keys(allergenNames).slice(0, 4) as Allergen[]), {
    nil: undefined,
  });
  const sent = fc.record({
    elementType: fc.constantFrom('Dish', 'WineItem', 'Line'),
    content: fc
      .tuple(names, fc.constantFrom('kale', 'nuts'), fc.constantFrom('9', '11'))
      .map((strings) => strings.map((contentString) => ({ contentString }))),
    allergens,
    confirmed: fc.constantFrom(undefined, undefined, true, false),
    // The place of a stored element whose id is sent with it; many have none.
    place: fc.option(fc.nat({ max: 6 })),
  });

  /** What somebody sends who has read the stored elements. */
  function edit(stored: MenuElement[], elements: (typeof sent extends fc.Arbitrary<infer T> ? T : never)[]) {
    return elements.map(({ place, confirmed, allergens: list, ...element }) => {
      const _id = place === null ? undefined : stored[place]?._id;
      const vouches = confirmed === true && list === undefined ? undefined : confirmed;
      return { ...element, ...(_id && { _id }), ...(list && { allergens: list }), confirmed: vouches };
    });
  }

  it('keeps ids unique, and those that are sent', () => {
    fc.assert(
      fc.property(fc.array(fc.array(sent, { maxLength: 7 }), { maxLength: 4 }), (saves) => {
        let stored: MenuElement[] = [];
        for (const save of saves) {
          const wanted = edit(stored, save);
          stored = applyDishRules(wanted, { known: stored, ...by });
          const ids = stored.map(({ _id }) => _id);
          expect(ids.every(Boolean) && new Set(ids).size === ids.length).toBe(true);
          const asked = wanted.flatMap(({ _id }) => _id ?? []);
          expect(ids).toEqual(expect.arrayContaining([...new Set(asked)]));
        }
      }),
    );
  });

  it('leaves no dish confirmed whose name, description or allergens differ from what was confirmed', () => {
    fc.assert(
      fc.property(fc.array(fc.array(sent, { maxLength: 7 }), { maxLength: 4 }), (saves) => {
        let stored: MenuElement[] = [];
        saves.forEach((save, index) => {
          const wanted = edit(stored, save);
          const before = stored;
          const at = new Date(index);
          stored = applyDishRules(wanted, { known: before, byName: 'Sorcha', now: at });
          stored.forEach((element, place) => {
            const { allergensChecked } = element;
            if (!allergensChecked) return;
            expect(isDish(element)).toBe(true);
            const isNew = allergensChecked.at.getTime() === index;
            if (isNew) expect(wanted[place]!.confirmed).toBe(true);
            else {
              const confirmed = before.filter(
                (each) => each.allergensChecked && isAsConfirmed(element, each),
              );
              expect(confirmed.map((each) => each.allergensChecked)).toContainEqual(allergensChecked);
            }
          });
        });
      }),
    );
  });
});

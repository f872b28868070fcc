import type { MenuElement } from '@venue/domain';
import fc from 'fast-check';
import { offDishes, putBack, takeOff, type MenuPlace } from './off-dishes.ts';

const element = (elementType: MenuElement['elementType'], name: string): MenuElement => ({
  elementType,
  content: [{ contentString: name }],
});
const dish = (name: string) => element('Dish', name);
const heading = (name: string) => element('CategoryTitle', name);
const names = (contents: MenuElement[]) => contents.map(({ content }) => content[0]?.contentString);

/** A menu on which dishes are taken off and put back, each by what was remembered before. */
function openMenu(first: MenuElement[]) {
  let contents = first;
  let places: MenuPlace[] = [];
  return {
    get contents() {
      return contents;
    },
    get off() {
      return offDishes(places, contents).map(({ id }) => id);
    },
    edit: (next: MenuElement[]) => void (contents = next),
    take(index: number, id: string) {
      const taken = takeOff(places, contents, contents[index]!, index, { id, name: id });
      if (taken) ({ places, contents } = taken);
    },
    undo(id: string) {
      const back = putBack(places, contents, id);
      if (back) ({ places, contents } = back);
      return back?.isPlaced;
    },
  };
}

// Few names, so that there are dishes alike.
const menus = fc.array(
  fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'd').map(dish),
    fc.constantFrom('Sea', 'Land').map(heading),
    fc.constant(element('Line', '')),
  ),
  { minLength: 1, maxLength: 12 },
);

it('any dishes taken off and put back in any order give the very same menu', () => {
  const picks = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(menus, picks, picks, (contents, takes, undos) => {
      const menu = openMenu(contents);
      for (const take of takes) {
        const dishes = menu.contents.flatMap(({ elementType }, at) => (elementType === 'Dish' ? [at] : []));
        const at = dishes[take % dishes.length];
        if (at !== undefined) menu.take(at, `dish-${menu.off.length}`);
      }
      for (const pick of undos) {
        const id = menu.off[pick % menu.off.length];
        if (id) expect(menu.undo(id)).toBe(true);
      }
      expect(menu.contents).toEqual(contents);
    }),
  );
});

it('a dish comes back among what others have added and moved meanwhile', () => {
  const menu = openMenu([heading('Sea'), dish('hake'), dish('crab'), heading('Land'), dish('lamb')]);
  menu.take(2, 'crab');
  menu.edit([heading('Land'), dish('lamb'), dish('duck'), heading('Sea'), dish('ray'), dish('hake')]);
  expect(menu.undo('crab')).toBe(true);
  expect(names(menu.contents)).toEqual(['Land', 'lamb', 'duck', 'Sea', 'ray', 'hake', 'crab']);
});

it('where nothing of its category stands any more, it comes to the end and that is said', () => {
  const menu = openMenu([heading('Sea'), dish('hake'), dish('crab'), heading('Land'), dish('lamb')]);
  menu.take(2, 'crab');
  menu.edit([heading('Land'), dish('lamb')]);
  expect(menu.undo('crab')).toBe(false);
  expect(names(menu.contents)).toEqual(['Land', 'lamb', 'crab']);
});

it('a dish that somebody has put back by hand is not off any more, and not put back twice', () => {
  const menu = openMenu([dish('hake'), dish('crab')]);
  menu.take(1, 'crab');
  menu.edit([dish('hake'), dish('crab')]);
  expect(menu.off).toEqual([]);
  expect(menu.undo('crab')).toBeUndefined();
  expect(names(menu.contents)).toEqual(['hake', 'crab']);
});

it('a dish that is gone already cannot be taken off again', () => {
  expect(takeOff([], [dish('hake')], dish('crab'), 1, { id: '1', name: 'crab' })).toBeUndefined();
});

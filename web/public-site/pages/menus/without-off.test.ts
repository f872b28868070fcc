import { emptyMenu, type MenuElement } from '@venue/domain';
import { withoutOff } from './without-off.ts';

const now = new Date('2026-11-20T20:00:00Z');
const off = { until: new Date('2026-11-21T05:00:00Z') };

function element(elementType: MenuElement['elementType'], name: string, facts = {}): MenuElement {
  return { _id: name, elementType, content: [{ contentString: name }], ...facts };
}

const menu = {
  ...emptyMenu,
  contents: [
    element('CategoryTitle', 'Fish'),
    element('Dish', 'Hake', { off }),
    element('Dish', 'Crab', { off: { until: null } }),
    element('CategoryTitle', 'Meat'),
    element('Dish', 'Lamb'),
    element('Dish', 'Duck', { off }),
    element('CategoryTitle', 'Only words'),
    element('Message', 'Ask'),
  ],
};
const names = (at: Date) => withoutOff(menu, at).contents.map(({ _id }) => _id);

test('dishes that are off are not there, nor is a category that has none left', () => {
  expect(names(now)).toEqual(['Meat', 'Lamb', 'Only words', 'Ask']);
});

test('they are back with their category at the end of the night', () => {
  expect(names(off.until)).toEqual(['Fish', 'Hake', 'Meat', 'Lamb', 'Duck', 'Only words', 'Ask']);
});

test('a menu with nothing off is the same object', () => {
  const calm = { ...emptyMenu, contents: [element('Dish', 'Lamb')] };
  expect(withoutOff(calm, now)).toBe(calm);
});

import * as messages from '../messages.ts';
import { readRecord } from '../record/read.ts';
import { websiteSchema } from './website.schema.ts';
import { website } from './website.ts';

test('a dish that is off is struck through until the house says otherwise', () => {
  const looks = [undefined, '', 'burnt', 'gone'].map(
    (menuOffDishes) => readRecord(website, 'main', { menuOffDishes }).menuOffDishes,
  );
  expect(looks).toEqual(['struck', 'struck', 'struck', 'gone']);
});

test('a look of dishes that are off which does not exist is refused in words', () => {
  expect(() => websiteSchema.validateSync({ menuOffDishes: 'burnt' })).toThrow(messages.offDishesUnknown);
  expect(websiteSchema.validateSync({ menuOffDishes: 'gone' })).toEqual({ menuOffDishes: 'gone' });
});

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

test.each(['', ' ', 'D02 X285', 'd02x285', 'D6W-F2E1', ' V95 XX00 '])('“%s” may be an Eircode', (eircode) => {
  expect(websiteSchema.validateSync({ eircode })).toEqual({ eircode });
});

test.each(['Kilvara', '38400', 'D02', 'D02 X28', 'D02 X2855', 'D02\nX285', 'V9I X285'])(
  '“%s” is no Eircode, and the message shows one',
  (eircode) => {
    expect(() => websiteSchema.validateSync({ eircode })).toThrow(messages.eircodeInvalid);
    expect(websiteSchema.isValidSync({ eircode: /D0. X.../.exec(messages.eircodeInvalid)![0] })).toBe(true);
  },
);

test('a look of dishes that are off which does not exist is refused in words', () => {
  expect(() => websiteSchema.validateSync({ menuOffDishes: 'burnt' })).toThrow(messages.offDishesUnknown);
  expect(websiteSchema.validateSync({ menuOffDishes: 'gone' })).toEqual({ menuOffDishes: 'gone' });
});

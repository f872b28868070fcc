import type { ValidationError } from 'yup';
import * as messages from '../messages.ts';
import { openingHoursSchema } from './opening-hours.schema.ts';

const contents = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Every day' },
  { elementType: 'Times', content: '17:00 – 22:00' },
];
const stephens = {
  from: '2026-12-26',
  to: '2026-12-26',
  area: '',
  closed: true,
  times: '',
  reason: 'St Stephen’s Day',
};

function problems(changes: object): string[] {
  const body = { contents, specialDays: [{ ...stephens, ...changes }] };
  try {
    openingHoursSchema.validateSync(body, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    return (error as ValidationError).inner.map(({ path, message }) => `${path}: ${message}`);
  }
}

it('a complete special day is taken as it was sent', () => {
  const body = { contents, specialDays: [stephens] };
  expect(openingHoursSchema.validateSync(body)).toEqual(body);
});

it('without special days, none are named, so that a save keeps the stored ones', () => {
  expect(openingHoursSchema.validateSync({ contents })).not.toHaveProperty('specialDays');
});

it('what is not sent is the whole house, open, without a reason', () => {
  const { from, to } = stephens;
  const body = { contents, specialDays: [{ from, to, times: '12:00 – 18:00' }] };
  expect(openingHoursSchema.validateSync(body).specialDays).toEqual([
    { from, to, area: '', closed: false, times: '12:00 – 18:00', reason: '' },
  ]);
});

it.each<[object, string[]]>([
  [{ area: 'restaurant ' }, []],
  [{ closed: false, times: '12:00 – 15:00 & 17:00 – 00:30' }, []],
  [{ times: 'whatever' }, []],
  [{ to: '2027-12-26' }, []],
  [{ area: 'Terrace' }, [`area: ${messages.areaUnknown('Terrace')}`]],
  [{ from: '2026-12-27' }, [`from: ${messages.specialDayStartsLate}`, `to: ${messages.specialDayEndsEarly}`]],
  [{ to: '2027-12-28' }, [`to: ${messages.specialDayTooLong}`]],
  [{ from: '26 December' }, [`from: ${messages.dayInvalid}`]],
  [{ from: '2026-02-30' }, [`from: ${messages.dayInvalid}`]],
  [{ from: '' }, [`from: ${messages.specialDayMissing}`]],
  [{ from: undefined }, [`from: ${messages.specialDayMissing}`]],
  [{ from: '1999-12-26', to: '1999-12-26' }, ['from', 'to'].map((at) => `${at}: ${messages.dateOutOfRange}`)],
  [{ closed: false }, [`times: ${messages.specialTimesMissing}`]],
  [{ closed: false, times: 'Closed' }, [`times: ${messages.specialTimesMissing}`]],
  [{ closed: false, times: 'till late' }, [`times: ${messages.timesUnreadable}`]],
  [{ closed: 'yes' }, [`closed: ${messages.notFlag}`]],
  [{ reason: 'x'.repeat(121) }, [`reason: ${messages.tooLong(120)}`]],
  [{ reason: 'a\nb' }, [`reason: ${messages.singleLine}`]],
])('%j: %j', (changes, expected) => {
  expect(problems(changes)).toEqual(expected.map((problem) => `specialDays[0].${problem}`));
});

it('nonsense in place of the lines or of a special day is an error, not a crash', () => {
  for (const body of [
    { contents: 'x', specialDays: [{ ...stephens, area: 'Bar' }] },
    { contents: [null, 5, { elementType: 'Area', content: 7 }], specialDays: [{ ...stephens, area: 'Bar' }] },
    { contents, specialDays: [null] },
    { contents, specialDays: 'none' },
    { contents, specialDays: Array.from({ length: 201 }, () => stephens) },
  ])
    expect(openingHoursSchema.isValidSync(body)).toBe(false);
});

import { neededKinds } from './chosen-tests.js';

test('without words every kind of test runs', () => {
  expect(neededKinds([])).toEqual({ unit: true, emulators: true, browser: true, machine: true });
});

test('a word chooses the kinds that have a file of that name', () => {
  expect(neededKinds(['chosen-tests'])).toEqual({
    unit: true,
    emulators: false,
    browser: false,
    machine: false,
  });
  expect(neededKinds(['contract/limits'])).toMatchObject({ unit: false, emulators: true });
});

test('a word that no test file has chooses nothing', () => {
  expect(Object.values(neededKinds(['no such test']))).toEqual([false, false, false, false]);
});

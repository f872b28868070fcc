import { portsFor, shiftBeside } from './ports.js';

it('two suites side by side share no port', () => {
  const first = Object.values(portsFor(21));
  const second = Object.values(portsFor(shiftBeside(21)));
  expect(first.filter((port) => second.includes(port))).toEqual([]);
});

import { ensurePortsFree, portsFor, shiftBeside } from './ports.js';

it('two suites side by side share no port', () => {
  const first = Object.values(portsFor(21));
  const second = Object.values(portsFor(shiftBeside(21)));
  expect(first.filter((port) => second.includes(port))).toEqual([]);
});

it.each([60, 660])(
  'at PORT_SHIFT=%i a port is one that browsers refuse, and the message says so',
  async (shift) => {
    await expect(ensurePortsFree(portsFor(shift))).rejects.toThrow(/port 506[01]/);
  },
);

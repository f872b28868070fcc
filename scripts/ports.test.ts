import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ensurePortsFree, freeShift, portsFor, shiftBeside, shiftPrefix } from './ports.js';

it('two suites side by side share no port', () => {
  const first = Object.values(portsFor(21));
  const second = Object.values(portsFor(shiftBeside(21)));
  expect(first.filter((port) => second.includes(port))).toEqual([]);
});

it('a printed command reaches the venue that printed it', () => {
  expect(shiftPrefix({ PORT_SHIFT: '20' })).toBe('PORT_SHIFT=20 ');
  expect(shiftPrefix({ PORT_SHIFT: '0' })).toBe('');
  expect(shiftPrefix({})).toBe('');
});

it.each([60, 660])(
  'at PORT_SHIFT=%i a port is one that browsers refuse, and the message says so',
  async (shift) => {
    await expect(ensurePortsFree(portsFor(shift))).rejects.toThrow(/port 506[01]/);
  },
);

describe('the shift of a suite', () => {
  const from = 2_600;

  /** A process that has chosen a shift, and opens nothing there yet. */
  async function otherProcess() {
    const child = fork(new URL('./ports.fixture.js', import.meta.url), [String(from)]);
    const [shift] = (await once(child, 'message')) as [number];
    return { child, shift };
  }

  it('is no one else’s from the moment it is chosen, and neither is the one beside it', async () => {
    const [{ child, shift }, { child: second, shift: other }] = await Promise.all([
      otherProcess(),
      otherProcess(),
    ]);
    const own = await freeShift(from);
    const ports = [shift, other, own].flatMap((each) => Object.values(portsFor(each)));
    expect(new Set(ports).size).toBe(ports.length);
    child.kill('SIGKILL');
    second.kill('SIGKILL');
  });

  it('is free again when its process has ended, however it ended', async () => {
    const { child, shift } = await otherProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await freeShift(shift)).toBe(shift);
  });
});

import {
  bookStates,
  coversOf,
  needsPerson,
  nextBookStates,
  readStateWish,
  takesPlaceAgain,
  timesOfStep,
} from './book-states.ts';

const now = new Date('2026-12-12T19:07:00Z');

it.each([
  ['requested', 'confirmed declined cancelled arrived'],
  ['confirmed', 'cancelled arrived noShow'],
  ['arrived', 'left confirmed'],
  ['left', 'arrived'],
  ['noShow', 'arrived confirmed'],
  ['declined', 'confirmed'],
  ['cancelled', 'confirmed'],
] as const)('from %s staff may go to %s, and nowhere else', (state, allowed) => {
  expect(nextBookStates(state)).toEqual(allowed.split(' '));
  for (const next of bookStates) {
    const wish = next === state ? 'same' : allowed.split(' ').includes(next) ? 'step' : 'refused';
    expect(readStateWish(state, next)).toBe(wish);
  }
});

it('guests cancel what is still to come, and change no other state', () => {
  const allowed = bookStates.flatMap((state) =>
    nextBookStates(state, 'guest').map((next) => `${state} to ${next}`),
  );
  expect(allowed).toEqual(['requested to cancelled', 'confirmed to cancelled']);
  expect(readStateWish('arrived', 'cancelled', 'guest')).toBe('refused');
});

it('only the return of a declined or cancelled booking asks for a place again', () => {
  const again = bookStates.filter((state) => takesPlaceAgain(state, 'confirmed'));
  expect(again).toEqual(['declined', 'cancelled']);
  expect(takesPlaceAgain('noShow', 'arrived')).toBe(false);
});

it('a step notes when a party arrived and left, and a step back forgets it', () => {
  expect(timesOfStep('confirmed', 'arrived', now)).toEqual({ arrivedAt: now });
  expect(timesOfStep('noShow', 'arrived', now)).toEqual({ arrivedAt: now });
  expect(timesOfStep('arrived', 'left', now)).toEqual({ leftAt: now });
  expect(timesOfStep('left', 'arrived', now)).toEqual({ leftAt: null });
  expect(timesOfStep('arrived', 'confirmed', now)).toEqual({ arrivedAt: null });
  expect(timesOfStep('confirmed', 'cancelled', now)).toEqual({});
});

describe('a guest’s change needs a person', () => {
  const booking = { state: 'confirmed' as const, date: '2026-12-12', time: '19:00', partySize: 2 };
  const rules = { confirmUpTo: 6 };

  it('when a confirmed party grows beyond those that are confirmed at once', () => {
    expect(needsPerson(booking, { partySize: 7 }, rules)).toBe(true);
    expect(needsPerson(booking, { partySize: 6 }, rules)).toBe(false);
    expect(needsPerson({ ...booking, state: 'requested' }, { partySize: 7 }, rules)).toBe(false);
  });

  it('when a large confirmed party moves, but not when it shrinks', () => {
    const large = { ...booking, partySize: 8 };
    expect(needsPerson(large, { time: '19:30' }, rules)).toBe(true);
    expect(needsPerson(large, { date: '2026-12-13' }, rules)).toBe(true);
    expect(needsPerson(large, { partySize: 7 }, rules)).toBe(false);
    expect(needsPerson(large, { time: '19:00', partySize: 8 }, rules)).toBe(false);
  });
});

it('covers are the guests who were seated, and those of whom nobody has noted that they did not come', () => {
  const at = (time: string, partySize: number, state: (typeof bookStates)[number]) => {
    return { date: '2026-12-12', time, partySize, state };
  };
  const others = (['requested', 'noShow', 'declined', 'cancelled'] as const).map((state) =>
    at('18:00', 100, state),
  );
  const seated = [at('18:00', 2, 'left'), at('19:30', 3, 'arrived'), at('19:00', 4, 'confirmed')];
  expect(coversOf([...seated, at('19:30', 50, 'confirmed'), ...others], now)).toBe(9);
});

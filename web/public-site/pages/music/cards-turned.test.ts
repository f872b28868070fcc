import { cardsTurned } from './cards-turned.ts';

const cardWidth = 430;
const turned = (distance: number, time: number) => cardsTurned({ distance, time, cardWidth }) + 0;

describe('a drag of the carousel', () => {
  it.each([
    ['a drag of 100 px to the left, however slow', -100, 5_000, 1],
    ['a drag of 100 px to the right, however slow', 100, 5_000, -1],
    ['a flick of 0.3 px/ms, however short', -30, 100, 1],
    ['a flick of 0.3 px/ms to the right', 30, 100, -1],
  ])('%s turns one card', (_what, distance, time, cards) => {
    expect(turned(distance, time)).toBe(cards);
  });

  it('that is neither far nor fast turns none, and neither does a click that slips', () => {
    expect(turned(-99, 400)).toBe(0);
    expect(turned(-8, 5)).toBe(0);
  });

  it('that goes further turns as many cards as it has moved past by half', () => {
    expect(turned(-600, 900)).toBe(1);
    expect(turned(-700, 900)).toBe(2);
  });
});

import { fireEvent, screen } from '@testing-library/dom';
import { dayGrid } from './day-grid.ts';

/** A grid on 25 November 2026, a Wednesday. */
function open() {
  const [onChoose, onMonth] = [vi.fn(), vi.fn()];
  const grid = dayGrid({ today: '2026-11-25', onChoose, onMonth });
  document.body.replaceChildren(grid.element);
  const focused = () => document.activeElement?.getAttribute('data-date');
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  return { grid, onChoose, onMonth, focused, press };
}

const days = (month: string, state: 'free' | 'notYet' = 'free') =>
  Array.from({ length: 30 }, (_, index) => ({
    date: `${month}-${String(index + 1).padStart(2, '0')}`,
    state,
  }));

it('begins with the week of today', () => {
  open();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('gridcell', { name: /November 25/ })).toHaveAttribute('aria-current', 'date');
  expect(screen.getByRole('button', { name: 'Month before' })).toBeDisabled();
});

it('arrow keys move by days and weeks, into the next month, and not into the past', () => {
  const { grid, focused, press, onMonth } = open();
  grid.focus();
  press('ArrowUp');
  expect(focused()).toBe('2026-11-25');
  press('ArrowRight');
  press('ArrowDown');
  expect(focused()).toBe('2026-12-03');
  expect(onMonth).toHaveBeenLastCalledWith('2026-12');
  press('Home');
  expect(focused()).toBe('2026-11-30');
  press('PageDown');
  expect(focused()).toBe('2026-12-30');
  press('End');
  expect(focused()).toBe('2027-01-03');
});

it('PageDown on the 31st goes to the last day of a shorter month', () => {
  const { grid, focused, press } = open();
  grid.choose('2027-01-31');
  grid.focus();
  press('PageDown');
  expect(focused()).toBe('2027-02-28');
});

it('each day is named with its state, and a full one can be pressed', () => {
  const { grid, onChoose } = open();
  grid.mark('2026-11', [
    { date: '2026-11-25', state: 'past' },
    { date: '2026-11-26', state: 'full' },
    { date: '2026-11-27', state: 'free' },
  ]);
  fireEvent.click(screen.getByText('25'));
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('gridcell', { name: 'Thursday, November 26, full' }));
  expect(onChoose).toHaveBeenLastCalledWith('2026-11-26');
});

it('keeps the focus when the states arrive, and ignores those of another month', () => {
  const { grid, focused } = open();
  grid.focus();
  grid.mark('2026-12', days('2026-12'));
  expect(screen.queryByRole('gridcell', { name: /free/ })).toBeNull();
  grid.mark('2026-11', days('2026-11'));
  expect(screen.getAllByRole('gridcell', { name: /free/ })).not.toHaveLength(0);
  expect(focused()).toBe('2026-11-25');
});

it('there is no next month when this one ends beyond what can be booked', () => {
  const { grid } = open();
  grid.mark('2026-11', days('2026-11', 'notYet'));
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

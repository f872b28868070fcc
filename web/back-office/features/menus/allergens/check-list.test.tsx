import type { Allergen } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckList } from './check-list.tsx';

const user = userEvent.setup();
const dish = (key: string, name: string, ...allergens: Allergen[]) => ({
  key,
  element: { elementType: 'Dish' as const, content: [{ contentString: name }], allergens },
});

it('ticks all lists at once, but not the dishes on which nothing is ticked', async () => {
  const onConfirm = vi.fn();
  const waiting = [dish('a', 'Hake', 'fish'), dish('b', 'Chablis'), dish('c', 'Chowder', 'fish', 'milk')];
  render(<CheckList waiting={waiting} onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Tick all 2 lists' }));
  expect(screen.getByRole('checkbox', { name: /^Chablis Nothing is ticked/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Confirm 2' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith([waiting[0], waiting[2]]);
});

it('confirms nothing that no person has ticked', async () => {
  render(<CheckList waiting={[dish('a', 'Hake', 'fish')]} onConfirm={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
});

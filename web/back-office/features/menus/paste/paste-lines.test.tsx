import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../../../access/staff.ts';
import { PasteLines } from './paste-lines.tsx';

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const user = userEvent.setup();
const list = () => screen.getByLabelText('The list');

function open() {
  const onAdd = vi.fn();
  const view = render(
    <StaffContext value={staff}>
      <PasteLines path="menus/d/paste" onAdd={onAdd} />
    </StaffContext>,
  );
  return { onAdd, ...view };
}

beforeEach(() => localStorage.clear());

it('shows what each line becomes, and adds it as it was chosen', async () => {
  const { onAdd } = open();
  await user.click(list());
  await user.paste('FROM THE SEA\nHake – kale 24\nPicpoul 2023 9 / 38\nAll prices in euros');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByLabelText('What “All prices in euros” is')).toHaveDisplayValue('Description');
  await user.selectOptions(screen.getByLabelText('What “Picpoul 2023” is'), 'Wine');
  await user.selectOptions(screen.getByLabelText('What “FROM THE SEA” is'), 'Leave out');
  await user.click(screen.getByRole('button', { name: 'Add 2 to the menu' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([
    { elementType: 'Dish', name: 'Hake', description: 'kale', price: '24' },
    { elementType: 'WineItem', name: 'Picpoul 2023', description: 'All prices in euros', price: '9 / 38' },
  ]);
  expect(list()).toHaveValue('');
});

it('makes a category of a heading that was read as a description, with one tap', async () => {
  const { onAdd } = open();
  await user.click(list());
  await user.paste('Hake 24\nFrom the land\nLamb 22');
  await user.click(screen.getByRole('button', { name: /make “From the land” one/ }));
  await user.click(screen.getByRole('button', { name: 'Add 3 to the menu' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([
    { elementType: 'Dish', name: 'Hake', description: '', price: '24' },
    { elementType: 'CategoryTitle', name: 'From the land', description: '', price: '' },
    { elementType: 'Dish', name: 'Lamb', description: '', price: '22' },
  ]);
});

it('keeps a pasted list over a reload until it is added', async () => {
  const { unmount } = open();
  await user.click(list());
  await user.paste('Hake 24');
  unmount();
  open();
  expect(list()).toHaveValue('Hake 24');
  expect(screen.getByRole('button', { name: 'Add 1 to the menu' })).toBeEnabled();
});

import { messages, type Menu } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../api/api-error.ts';
import { StaffContext } from '../../access/staff.ts';
import { MenuOrder } from './menu-order.tsx';

function menu(_id: string, position: number): Menu {
  const content = ['Hake', 'with kale', '24'].map((contentString) => ({ contentString }));
  return { _id, title: _id, route: _id, position, contents: [{ elementType: 'Dish', content }] };
}

const menus = [menu('Lunch', 0), menu('Dinner', 1), menu('Wines', 2)];
const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;

function open(onSave: (menus: Menu[]) => Promise<unknown>) {
  const view = render(
    <StaffContext value={staff}>
      <MenuOrder menus={menus} onSave={onSave} />
    </StaffContext>,
  );
  return { user: userEvent.setup(), ...view };
}

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getAllByRole('listitem').map((entry) => entry.querySelector('span')?.textContent);

describe('menu order', () => {
  beforeEach(() => localStorage.clear());

  it('moves a menu one place, not above the first or below the last, and stores it only when told to', async () => {
    const onSave = vi.fn(async () => ({ msg: 'ok' }));
    const { user } = open(onSave);
    await user.click(button('Enter Toggle Mode'));
    expect(button('Move Lunch up')).toBeDisabled();
    expect(button('Move Wines down')).toBeDisabled();
    await user.click(button('Move Wines up'));
    expect(shown()).toEqual(['Lunch', 'Wines', 'Dinner']);
    expect(onSave).not.toHaveBeenCalled();
    await user.click(button('SAVE NEW ORDER'));
    expect(await screen.findByText(messages.menuOrderUpdated)).toBeVisible();
    expect(onSave).toHaveBeenCalledWith([menus[0], menus[2], menus[1]]);
    expect(button('Enter Toggle Mode')).toBeVisible();
  });

  it('stays in the mode when nothing came back', async () => {
    const { user } = open(async () => null);
    await user.click(button('Enter Toggle Mode'));
    await user.click(button('SAVE NEW ORDER'));
    expect(await screen.findByText('Failed to change MENU ORDER: Unknown error')).toBeVisible();
    expect(button('Exit Toggle Mode')).toBeVisible();
  });

  it('keeps an order that is not saved over a reload', async () => {
    const { user, unmount } = open(vi.fn());
    await user.click(button('Enter Toggle Mode'));
    await user.click(button('Move Wines up'));
    unmount();
    open(vi.fn());
    expect(shown()).toEqual(['Lunch', 'Wines', 'Dinner']);
  });

  it('says why it failed, and below it the documented words', async () => {
    const onSave = () => Promise.reject(new ApiError('conflict', 'Somebody added a menu.'));
    const { user } = open(onSave);
    await user.click(button('Enter Toggle Mode'));
    await user.click(button('SAVE NEW ORDER'));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.menuOrderError);
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody added a menu.');
  });
});

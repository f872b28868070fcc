import { messages, type Menu } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../api/api-error.ts';
import { MenuOrder } from './menu-order.tsx';

function menu(_id: string, position: number): Menu {
  const content = ['Hake', 'with kale', '24'].map((contentString) => ({ contentString }));
  return { _id, title: _id, route: _id, position, contents: [{ elementType: 'Dish', content }] };
}

const menus = [menu('Lunch', 0), menu('Dinner', 1), menu('Wines', 2)];
const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getAllByRole('listitem').map((entry) => entry.querySelector('span')?.textContent);

describe('menu order', () => {
  it('moves a menu one place, not above the first or below the last, and stores it only when told to', async () => {
    const onSave = vi.fn(async () => ({ msg: 'ok' }));
    const user = userEvent.setup();
    render(<MenuOrder menus={menus} onSave={onSave} />);
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
    const user = userEvent.setup();
    render(<MenuOrder menus={menus} onSave={async () => null} />);
    await user.click(button('Enter Toggle Mode'));
    await user.click(button('SAVE NEW ORDER'));
    expect(await screen.findByText('Failed to change MENU ORDER: Unknown error')).toBeVisible();
    expect(button('Exit Toggle Mode')).toBeVisible();
  });

  it('says the words of a thrown error, and what happened', async () => {
    const user = userEvent.setup();
    const onSave = () => Promise.reject(new ApiError('conflict', 'Somebody added a menu.'));
    render(<MenuOrder menus={menus} onSave={onSave} />);
    await user.click(button('Enter Toggle Mode'));
    await user.click(button('SAVE NEW ORDER'));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.menuOrderError);
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody added a menu.');
  });
});

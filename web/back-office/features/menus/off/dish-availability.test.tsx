import { emptyMenu, fromLocalInput, messages, type Menu, type MenuElement } from '@venue/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NowProvider } from '../../../../ui/now.tsx';
import { ApiError } from '../../../api/api-error.ts';
import type { ChangeDish } from '../dish-calls.ts';
import { DishAvailability } from './dish-availability.tsx';

const saturdayNight = fromLocalInput('2026-07-11T00:30');
const fiveInTheMorning = fromLocalInput('2026-07-11T05:00');
const dish = (_id: string, name: string, more: Partial<MenuElement> = {}): MenuElement => ({
  _id,
  elementType: 'Dish',
  content: [name, '', '24'].map((contentString) => ({ contentString })),
  allergens: ['fish'],
  allergensChecked: { byName: 'Aoife', at: new Date('2026-07-01T12:00:00Z') },
  ...more,
});
const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const search = (text: string) => user.type(screen.getByRole('searchbox', { name: '86 a dish' }), text);

/** The stored dinner menu, which changes as the server would change it. */
function openDinner(...contents: MenuElement[]) {
  let menu: Menu = { ...emptyMenu, _id: 'd', title: 'Dinner', contents };
  const change = vi.fn<ChangeDish>(async ({ element }, changed) => {
    const next = (each: MenuElement) => (each._id === element._id ? { ...each, ...changed } : each);
    menu = { ...menu, contents: menu.contents.map(next) };
    page.rerender(screenOf(menu));
  });
  const screenOf = (shown: Menu) => (
    <NowProvider first={saturdayNight}>
      <DishAvailability menus={[shown]} change={change} />
    </NowProvider>
  );
  const page = render(screenOf(menu));
  /** What somebody else has saved meanwhile. */
  function arrive(...next: MenuElement[]) {
    menu = { ...menu, contents: next };
    page.rerender(screenOf(menu));
  }
  return { change, arrive, stored: () => menu.contents };
}

beforeEach(() => vi.useFakeTimers({ now: saturdayNight, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('86 a dish', () => {
  it('takes a dish off for tonight with one tap, and another puts it back', async () => {
    const { stored } = openDinner(dish('h', 'Hake'), dish('c', 'Crab'));
    await search('hak');
    await user.click(button('Off tonight Hake'));
    expect(stored().map(({ off }) => off)).toEqual([{ until: fiveInTheMorning }, undefined]);
    expect(screen.getByText('Hake (Dinner) is off till today at 5:00 AM.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Off now' })).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(button('Back on Hake'));
    expect(stored()[0]?.off).toBeNull();
    expect(screen.getByText('Hake (Dinner) is back on.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Off now' })).toBeNull();
  });

  it('leaves what was tapped where it is, and what is off comes below it', async () => {
    openDinner(dish('h', 'Hake'), dish('c', 'Crab'), dish('r', 'Ray', { off: { until: null } }));
    await search('hak');
    const row = button('Off tonight Hake').closest('li')!;
    const before = within(row).getAllByRole('button').length;
    await user.click(button('Off tonight Hake'));
    expect(within(row).getAllByRole('button')).toHaveLength(before);
    expect(within(row).getByRole('button', { name: 'Off tonight Hake', pressed: true })).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Back on Hake' })).toBeEnabled();
    const heading = screen.getByRole('heading', { name: 'Off now' });
    expect(row.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const offNow = () =>
      within(heading.nextElementSibling as HTMLElement)
        .getAllByRole('listitem')
        .map((each) => each.querySelector('strong')?.textContent);
    expect(offNow()).toEqual(['Ray', 'Hake']);
    await user.click(
      within(heading.nextElementSibling as HTMLElement).getByRole('button', { name: 'Back on Ray' }),
    );
    expect(offNow()).toEqual(['Ray', 'Hake']);
  });

  it('takes a slip back with Undo, which stands with the answer', async () => {
    const { stored } = openDinner(dish('h', 'Hake'), dish('c', 'Crab'));
    await search('hak');
    await user.click(button('Off tonight Hake'));
    await user.click(button('Undo'));
    expect(stored()[0]?.off).toBeNull();
    expect(screen.getByText(/^Taken back/)).toBeVisible();
  });

  it('takes a dish off until somebody says', async () => {
    const { stored } = openDinner(dish('h', 'Hake'));
    await search('hake');
    await user.click(button('Off until I say Hake'));
    expect(stored()[0]?.off).toEqual({ until: null });
    expect(screen.getAllByText(/Dinner · (off )?until you say/)[0]).toBeVisible();
  });

  it('a dish whose time has come is on again without anybody', () => {
    openDinner(
      dish('h', 'Hake', { off: { until: saturdayNight } }),
      dish('c', 'Crab', { off: { until: null } }),
    );
    const off = within(screen.getByRole('list'));
    expect(off.getByRole('button', { name: 'Back on Crab' })).toBeVisible();
    expect(off.queryByRole('button', { name: 'Back on Hake' })).toBeNull();
  });

  it('says why a dish is still on when the server cannot be reached', async () => {
    const { change } = openDinner(dish('h', 'Hake'));
    change.mockRejectedValueOnce(new ApiError('broken', 'The server had a problem.'));
    await search('hake');
    await user.click(button('Off tonight Hake'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server had a problem.');
    expect(button('Off tonight Hake')).toBeEnabled();
  });
});

describe('the price of a dish', () => {
  const openWithPrices = () => {
    const change = vi.fn<ChangeDish>(async () => ({}));
    const menu: Menu = { ...emptyMenu, _id: 'd', title: 'Dinner', contents: [dish('h', 'Hake')] };
    const page = render(
      <NowProvider first={saturdayNight}>
        <DishAvailability menus={[menu]} change={change} hasPrices />
      </NowProvider>,
    );
    return { change, ...page };
  };
  const price = () => screen.getByLabelText('New price');

  it('is changed from the search, as guests will read it, and Undo brings the old one back', async () => {
    const { change } = openWithPrices();
    await search('hake');
    await user.click(button('Price of Hake'));
    await user.click(price());
    await user.keyboard('26,50');
    expect(screen.getByText('Guests will read “€26.50”.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Hake' }), {
      price: '26,50',
      formerPrice: '24',
    });
    expect(await screen.findByText('Hake (Dinner) is €26.50 now.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Undo'));
    expect(change).toHaveBeenLastCalledWith(expect.anything(), { price: '24', formerPrice: '26,50' });
  });

  it('is asked about if guests won’t understand it', async () => {
    const { change } = openWithPrices();
    await search('hake');
    await user.click(button('Price of Hake'));
    await user.click(price());
    await user.keyboard('abc{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('“abc” is not a price guests understand.');
    expect(change).not.toHaveBeenCalled();
    await user.click(button('Save it as it is'));
    expect(change).toHaveBeenCalledWith(expect.anything(), { price: 'abc', formerPrice: '24' });
  });

  it('that could not be changed keeps what was typed, and says why', async () => {
    const { change } = openWithPrices();
    change.mockRejectedValueOnce(new ApiError('conflict', messages.dishPriceChanged('€25')));
    await search('hake');
    await user.click(button('Price of Hake'));
    await user.click(price());
    await user.keyboard('26{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('it is now “€25”');
    expect(price()).toHaveValue('26');
  });

  it('is not offered to a chef', async () => {
    openDinner(dish('h', 'Hake'));
    await search('hake');
    expect(screen.queryByRole('button', { name: 'Price of Hake' })).toBeNull();
  });
});

describe('dishes that need a check', () => {
  const waiting = (name: string) => dish(name, name, { allergens: [], allergensChecked: undefined });

  it('lists the dishes nobody has confirmed, and asks before it lists many', async () => {
    openDinner(dish('h', 'Hake'), ...['One', 'Two', 'Three', 'Four', 'Five'].map(waiting));
    expect(screen.getByText('5 dishes need their allergens checked')).toBeVisible();
    expect(screen.queryByText('Five')).toBeNull();
    await user.click(button('Show all 5'));
    expect(screen.getByText('Five')).toBeVisible();
    expect(screen.queryByText('Hake')).toBeNull();
  });

  it('a dish like the one above is confirmed with three taps', async () => {
    const { change } = openDinner(dish('h', 'Hake', { allergens: ['fish', 'milk'] }), waiting('Cod'));
    await user.click(button('Check the allergens of Cod'));
    await user.click(button('Copy from the dish above'));
    expect(screen.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
    await user.click(button('Confirm and save'));
    expect(change).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Cod' }), {
      name: 'Cod',
      description: '',
      before: { allergens: [] },
      allergens: ['fish', 'milk'],
      diets: [],
      confirmed: true,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a dish that somebody else changes meanwhile is looked at again, with what was ticked', async () => {
    const { change, arrive } = openDinner(waiting('Cod'));
    await user.click(button('Check the allergens of Cod'));
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    const content = ['Cod', 'with almonds', '24'].map((contentString) => ({ contentString }));
    arrive({ ...waiting('Cod'), content });
    expect(screen.getByRole('alert')).toHaveTextContent('It now reads “Cod, with almonds”');
    expect(button('Confirm and save')).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
    await user.click(button('I’ve looked again'));
    await user.click(button('Confirm and save'));
    expect(change).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      name: 'Cod',
      description: 'with almonds',
      before: { allergens: [] },
      allergens: ['milk'],
      diets: [],
      confirmed: true,
    });
  });

  it('another list that arrives meanwhile is not overwritten unseen, but a change of price is none', async () => {
    const { arrive } = openDinner(waiting('Cod'));
    await user.click(button('Check the allergens of Cod'));
    const content = ['Cod', '', '26'].map((contentString) => ({ contentString }));
    arrive({ ...waiting('Cod'), content });
    expect(screen.queryByRole('alert')).toBeNull();
    arrive({ ...waiting('Cod'), content, allergens: ['nuts:almond'] });
    expect(screen.getByRole('alert')).toHaveTextContent(/with this list: Nuts \(almond\)/i);
  });

  it('a change that the server knows first is refused, shown once it arrives, and then confirmed', async () => {
    const { change, arrive } = openDinner(waiting('Cod'));
    change.mockRejectedValueOnce(new ApiError('conflict', messages.dishChanged));
    await user.click(button('Check the allergens of Cod'));
    await user.click(button('Confirm and save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.dishChanged);
    const content = ['Cod', 'with almonds', '24'].map((contentString) => ({ contentString }));
    arrive({ ...waiting('Cod'), content });
    expect(screen.getByRole('alert')).toHaveTextContent('It now reads “Cod, with almonds”');
    await user.click(button('I’ve looked again'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Confirm and save'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a dish that was confirmed by mistake waits again with one tap', async () => {
    const { change } = openDinner(dish('h', 'Hake'));
    await search('hake');
    await user.click(button('Allergens of Hake'));
    expect(screen.getByText(/^Checked by Aoife on Wednesday, July 1, 2026\./)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    expect(screen.queryByText(/^Checked by Aoife/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    await user.click(button('Undo this check'));
    expect(change).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Hake' }), {
      name: 'Hake',
      description: '',
      before: { allergens: ['fish'] },
      confirmed: false,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a refusal keeps what was ticked', async () => {
    const { change } = openDinner(waiting('Cod'));
    change.mockRejectedValueOnce(new ApiError('broken', 'The server had a problem.'));
    await user.click(button('Check the allergens of Cod'));
    await user.click(
      within(screen.getByRole('group', { name: /Gluten/ })).getByRole('checkbox', { name: 'Rye' }),
    );
    await user.click(button('Confirm and save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server had a problem.');
    expect(screen.getByRole('checkbox', { name: 'Rye' })).toBeChecked();
  });

  it('says so when a diet and an allergen cannot both be right', async () => {
    openDinner(waiting('Cod'));
    await user.click(button('Check the allergens of Cod'));
    await user.click(screen.getByRole('checkbox', { name: 'Vegans' }));
    await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    expect(screen.getByText(/marked as vegan and contains milk/)).toBeVisible();
  });
});

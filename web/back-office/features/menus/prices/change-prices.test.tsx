import type { MenuElement } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePrices } from './change-prices.tsx';

const element = (elementType: MenuElement['elementType'], ...strings: string[]): MenuElement => ({
  _id: strings[0]!.toLowerCase(),
  elementType,
  content: strings.map((contentString) => ({ contentString })),
});
const contents = [
  element('CategoryTitle', 'First'),
  element('Dish', 'Chowder', '', '€12.50'),
  element('Dish', 'Oysters', '', '€11 / €21'),
  element('CategoryTitle', 'Then'),
  element('Dish', 'Lobster', '', 'Market price'),
  element('Dish', 'Hake', '', '29'),
];

const user = userEvent.setup();
const tick = (name: RegExp) => user.click(screen.getByRole('checkbox', { name }));

function open() {
  const onChange = vi.fn();
  render(<ChangePrices contents={contents} onChange={onChange} />);
  return onChange;
}

it('raises the ticked dishes by 50 cents, and shows each price before and after', async () => {
  const onChange = open();
  await tick(/^Oysters/);
  await tick(/^Hake/);
  expect(screen.getByRole('checkbox', { name: 'Oysters €11 / €21 → €11.50 / €21.50' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Change 2 prices' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith([
    { key: 'oysters', name: 'Oysters', price: '€11 / €21', newPrice: '€11.50 / €21.50' },
    { key: 'hake', name: 'Hake', price: '29', newPrice: '€29.50' },
  ]);
});

it('a category ticks all of its dishes that have a price', async () => {
  const onChange = open();
  await user.click(screen.getByRole('button', { name: '+ 4 %' }));
  await tick(/^Then$/);
  await tick(/^First$/);
  expect(screen.getByRole('checkbox', { name: /^Lobster/ })).toBeDisabled();
  await tick(/^Chowder/);
  expect(screen.getByRole('checkbox', { name: /^First$/ })).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Change 2 prices' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ key: 'oysters', newPrice: '€11.40 / €21.80' }),
    expect.objectContaining({ key: 'hake', newPrice: '€30.20' }),
  ]);
});

it('a price that is typed beside a dish is its new one, ticked or not', async () => {
  const onChange = open();
  await tick(/^Hake/);
  await user.type(screen.getByLabelText('New price of Hake'), '31,50');
  await user.type(screen.getByLabelText('New price of Lobster'), '48');
  expect(screen.getByRole('checkbox', { name: 'Hake €29 → €31.50' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Change 2 prices' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith([
    { key: 'lobster', name: 'Lobster', price: 'Market price', newPrice: '48' },
    { key: 'hake', name: 'Hake', price: '29', newPrice: '31,50' },
  ]);
});

it('what is typed and no price is pointed out, and not held back', async () => {
  open();
  await user.type(screen.getByLabelText('New price of Hake'), 'abc');
  expect(screen.getByRole('status')).toHaveTextContent('“abc” is not a price guests understand.');
  expect(screen.getByRole('button', { name: 'Change 1 price' })).toBeEnabled();
});

it('an amount that cannot be read changes nothing, and says so', async () => {
  open();
  await tick(/^Hake/);
  await user.type(screen.getByLabelText('By'), 'x');
  expect(screen.getByRole('alert')).toHaveTextContent('Type a number, such as 0.50.');
  expect(screen.getByRole('button', { name: 'Change prices' })).toBeDisabled();
});

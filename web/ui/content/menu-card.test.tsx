import { render, screen } from '@testing-library/react';
import { allergenGroups, emptyMenu, fits, type Menu, type MenuElement } from '@venue/domain';
import { MenuCard } from './menu-card.tsx';

const now = new Date('2026-11-20T20:00:00Z');
const checked = { allergensChecked: { at: now } };

function dish(name: string, facts: Partial<MenuElement> = {}): MenuElement {
  const content = [name, 'As it comes', '€12'].map((contentString) => ({ contentString }));
  return { _id: name, elementType: 'Dish', content, ...facts };
}

function card(...contents: MenuElement[]): Menu {
  return { ...emptyMenu, _id: 'm', title: 'Dinner', contents };
}

const chowder = dish('Chowder', { allergens: ['fish', 'milk', 'molluscs'], ...checked });
const bread = dish('Bread', { allergens: ['milk', 'gluten:wheat', 'gluten:oats'], ...checked });
const textOf = (name: string) => screen.getByText(name).closest('div')!.textContent;

describe('the allergens of a dish', () => {
  it('are numbers in the order of the key, with the cereals named, and words for screen readers', () => {
    render(<MenuCard menu={card(chowder, bread)} />);
    expect(textOf('Chowder')).toContain('4 · 7 · 14');
    expect(textOf('Chowder')).toContain('Allergens: fish, milk, molluscs');
    expect(textOf('Bread')).toContain('1 wheat, oats · 7');
    expect(textOf('Bread')).toContain('Allergens: gluten (wheat, oats), milk');
    expect(screen.getByText('(1 wheat, oats · 7)')).toHaveAttribute('aria-hidden', 'true');
  });

  it('come with the key to all fourteen numbers', () => {
    render(<MenuCard menu={card(chowder)} />);
    const key = screen.getByText(/The numbers are allergens/);
    for (const { number, name } of allergenGroups)
      expect(key.textContent).toContain(`${number} ${name.toLowerCase()}`);
  });

  it('are for the guest to ask about while nobody has confirmed them, or nobody has said', () => {
    const stale = dish('Stew', { allergens: ['celery'] });
    render(<MenuCard menu={card(chowder, stale, dish('Soup'))} />);
    expect(textOf('Stew')).toContain('ask us');
    expect(textOf('Stew')).not.toMatch(/celery|\b9\b/);
    expect(textOf('Soup')).toContain('ask us');
  });

  it('are said once for the card if nothing is known about any dish of it', () => {
    render(<MenuCard menu={card(dish('Stew', { allergens: ['celery'] }), dish('Soup'))} />);
    expect(screen.getByText('Allergens: please ask us about every dish.')).toBeInTheDocument();
    expect(textOf('Soup')).not.toContain('ask us');
  });

  it('can be none of the fourteen, which is said too', () => {
    render(<MenuCard menu={card(dish('Oysters on ice', { allergens: [], ...checked }))} />);
    expect(textOf('Oysters on ice')).toContain('(none)');
  });

  it('stand beside the narrowest diet that the dish suits', () => {
    const diets = { allergens: [], diets: ['vegetarian', 'vegan'], ...checked } as const;
    render(<MenuCard menu={card(dish('Chips', { ...diets, allergens: [], diets: [...diets.diets] }))} />);
    expect(screen.getByText('(none · vegan)')).toBeInTheDocument();
  });

  it('need no key where there is no dish', () => {
    render(<MenuCard menu={card({ _id: 'a', elementType: 'Line', content: [] })} />);
    expect(screen.queryByText(/Allergens|allergens/)).toBeNull();
  });
});

it.each([
  ['16,50', '€16.50'],
  ['13', '€13'],
  ['€12', '€12'],
  ['11/21', '€11 / €21'],
  ['Market price', 'Market price'],
])('the price %j is on the card as %j', (typed, shown) => {
  const content = ['Hake', '', typed].map((contentString) => ({ contentString }));
  render(<MenuCard menu={card(dish('Hake', { content }))} />);
  expect(textOf('Hake')).toMatch(new RegExp(`^Hake${shown}(?! |\\d)`));
});

describe('a dish that is off', () => {
  it('is struck through, without its price, until it is back', () => {
    const tonight = dish('Hake', { off: { until: new Date('2026-11-21T05:00:00Z') } });
    const { rerender } = render(<MenuCard menu={card(tonight)} now={now} />);
    expect(screen.getByText('Hake').tagName).toBe('S');
    expect(screen.getByText('gone for tonight')).toBeInTheDocument();
    expect(screen.getByRole('article')).not.toHaveTextContent('€12');
    rerender(<MenuCard menu={card(tonight)} now={new Date('2026-11-21T05:00:00Z')} />);
    expect(screen.getByText('Hake').tagName).not.toBe('S');
    expect(screen.getByRole('article')).toHaveTextContent('€12');
  });

  it('is gone for now if nobody knows when it is back, or not tonight', () => {
    const later = dish('Crab', { off: { until: new Date('2026-12-01T05:00:00Z') } });
    render(<MenuCard menu={card(dish('Lobster', { off: { until: null } }), later)} now={now} />);
    expect(screen.getAllByText('gone for now')).toHaveLength(2);
  });
});

it('a dish that does not fit is faded, and says so to screen readers', () => {
  const choice = { without: ['fish'], diets: [] } as const;
  render(<MenuCard menu={card(chowder, bread)} fits={(element) => fits(element, choice)} />);
  expect(textOf('Chowder')).toContain('(doesn’t fit your choice)');
  expect(textOf('Bread')).not.toContain('fit');
});

it('the foot has the address and the day, for paper', () => {
  render(<MenuCard menu={card(chowder)} now={now} address="Harbour Road · 065 555 0142" />);
  expect(screen.getByText('Harbour Road · 065 555 0142')).toBeInTheDocument();
  expect(screen.getByText('Friday, November 20, 2026')).toBeInTheDocument();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { emptyWebsite, type Menu, type MenuElement } from '@venue/domain';
import { onSite } from '../../../test-fixtures/build-site.tsx';
import { MenusPage } from './menus-page.tsx';

const text = (...strings: string[]) => strings.map((contentString) => ({ contentString }));

function menu(route: string, contents: MenuElement[] = []): Menu {
  return { _id: route, title: `The ${route} card`, route, contents, position: 0 };
}

const menus = [menu('dinner'), menu('valentines'), menu('festival')];
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the menus page', () => {
  it('opens the first menu when the address names none', () => {
    render(onSite(<MenusPage />, { menus }));
    expect(selected()).toBe('dinner');
  });

  it('opens the menu that the query string names', () => {
    render(onSite(<MenusPage />, { menus }, { at: '/menus?festival' }));
    expect(selected()).toBe('festival');
    expect(screen.getByRole('heading', { name: 'The festival card' })).toBeInTheDocument();
  });

  it('reads a name with a year behind it by its letters', () => {
    render(onSite(<MenusPage />, { menus }, { at: '/menus?valentines2024' }));
    expect(selected()).toBe('valentines');
  });

  it('says so when nothing is on a card, with the phone number', () => {
    render(onSite(<MenusPage />, { menus }));
    expect(screen.getByText(/^There’s nothing on this menu just now\. Ring us on/)).toBeInTheDocument();
  });

  it('moves along the tabs with the arrow keys, round the end', () => {
    render(onSite(<MenusPage />, { menus }));
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
    expect(selected()).toBe('festival');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect(selected()).toBe('dinner');
  });

  it('draws every type of element', () => {
    const contents: MenuElement[] = [
      { elementType: 'Title', content: text('By the fire') },
      { elementType: 'CategoryTitle', content: text('First') },
      { elementType: 'Dish', content: text('Chowder', 'Thick', '€12') },
      { elementType: 'WineItem', content: text('Albariño', 'Salt', '€9') },
      { elementType: 'Message', content: text('Ask us') },
      { elementType: 'Line', content: [] },
      { elementType: 'Break', content: [] },
    ];
    render(onSite(<MenusPage />, { menus: [menu('bar', contents)] }));
    expect(screen.getByRole('heading', { name: 'By the fire' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('€12');
    for (const words of ['Chowder', 'Thick', 'Albariño', 'Ask us']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });

  it('says in two lines what the menus are about, and the rest by a link', () => {
    const menuDesc =
      'We cook what came in today, so these cards change more often than the website would like.';
    const { rerender } = render(onSite(<MenusPage />, { menus, website: { ...emptyWebsite, menuDesc } }));
    const link = screen.getByRole('link', { name: 'Read on' });
    const target = document.querySelector(link.getAttribute('href')!);
    expect(target).toContainElement(screen.getByText(menuDesc));
    rerender(onSite(<MenusPage />, { menus, website: { ...emptyWebsite, menuDesc: 'Short.' } }));
    expect(screen.queryByRole('link', { name: 'Read on' })).toBeNull();
  });

  it('leaves dishes that are off away, or strikes them through, as the house chooses', () => {
    const off = { until: null };
    const bar = menu('bar', [
      { _id: 'a', elementType: 'Dish', content: text('Hake', '', '€20'), off },
      { _id: 'b', elementType: 'Dish', content: text('Lamb', '', '€30') },
    ]);
    const { rerender } = render(onSite(<MenusPage />, { menus: [bar] }));
    expect(screen.getByText('Hake').tagName).toBe('S');
    const website = { ...emptyWebsite, menuOffDishes: 'gone' } as const;
    rerender(onSite(<MenusPage />, { menus: [bar], website }));
    expect(screen.queryByText('Hake')).toBeNull();
    expect(screen.getByText('Lamb')).toBeInTheDocument();
  });

  it('says where the menus are when there are none', () => {
    render(onSite(<MenusPage />));
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByText(/No menus yet/)).toBeInTheDocument();
  });
});

describe('the filter', () => {
  const allergensChecked = { at: new Date(0) };
  const known: MenuElement[] = [
    {
      ...{ _id: 'a', elementType: 'Dish', content: text('Chowder', 'Thick', '€12') },
      ...{ allergens: ['fish', 'milk'], allergensChecked },
    },
    {
      ...{ _id: 'b', elementType: 'Dish', content: text('Beetroot', 'Warm', '€11') },
      ...{ allergens: ['celery'], diets: ['vegetarian'], allergensChecked },
    },
    { _id: 'c', elementType: 'Dish', content: text('Catch of the day', 'Ask', '€20'), allergens: [] },
  ];
  const cards = [menu('dinner', known), menu('lunch', known), menu('plain', [known[2]!])];
  const leaveOut = () => fireEvent.click(screen.getByText('LEAVE SOMETHING OUT'));
  const wish = (name: string) => screen.getByRole('link', { name });
  const isFaded = (name: string) =>
    screen.getByText(name).closest('div')!.textContent.includes('doesn’t fit your choice');

  it('fades what does not fit and what is not confirmed, and announces what is left', () => {
    render(onSite(<MenusPage />, { menus: cards }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(['Chowder', 'Beetroot', 'Catch of the day'].map(isFaded)).toEqual([false, false, false]);
    leaveOut();
    fireEvent.click(wish('No milk'));
    expect(['Chowder', 'Beetroot', 'Catch of the day'].map(isFaded)).toEqual([true, false, true]);
    expect(screen.getByRole('status')).toHaveTextContent(
      '1 of 3 fits your choice. 1 isn’t confirmed yet. Ask us anyway: it’s all one kitchen.',
    );
    expect(wish('No milk')).toHaveAttribute('aria-current', 'true');
    fireEvent.click(wish('No celery'));
    expect(screen.getByRole('status')).toHaveTextContent(/^0 of 3 fit your choice\./);
    fireEvent.click(wish('No celery'));
    fireEvent.click(wish('No milk'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is folded until something is chosen, says what, and stays open when that is taken back', () => {
    const { unmount } = render(onSite(<MenusPage />, { menus: cards }));
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    unmount();
    render(onSite(<MenusPage />, { menus: cards }, { at: '/menus?lunch&for=no-milk,vegan,no-egg' }));
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByText('Leaving out milk, egg · only vegan')).toBeInTheDocument();
    for (const name of ['No milk', 'Vegan', 'No egg']) fireEvent.click(wish(name));
    expect(screen.getByText('LEAVE SOMETHING OUT')).toBeInTheDocument();
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });

  it('is part of the address, each wish once', () => {
    render(onSite(<MenusPage />, { menus: cards }, { at: '/menus?lunch&for=vegetarian,no-fun' }));
    expect(selected()).toBe('lunch');
    expect(isFaded('Chowder')).toBe(true);
    expect(wish('No milk')).toHaveAttribute('href', '/menus?lunch&for=no-milk,vegetarian');
    expect(wish('Vegetarian')).toHaveAttribute('href', '/menus?lunch');
  });

  it('stays while one changes tabs, also to a card about which nothing is known', () => {
    render(onSite(<MenusPage />, { menus: cards }, { at: '/menus?dinner&for=no-fish' }));
    fireEvent.click(screen.getByRole('tab', { name: 'lunch' }));
    expect(selected()).toBe('lunch');
    expect(isFaded('Chowder')).toBe(true);
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'End' });
    expect(selected()).toBe('plain');
    expect(screen.getByRole('status')).toHaveTextContent(/^0 of 1 fit your choice\. 1 isn’t confirmed yet\./);
    fireEvent.click(wish('No fish'));
    // Nothing is known, and nothing is asked: there is nothing to filter by.
    expect(screen.queryByRole('link', { name: 'No fish' })).toBeNull();
  });

  it('does not count dishes that are off', () => {
    const off = { until: null };
    const menus = [menu('dinner', [{ ...known[0]!, off }, ...known.slice(1)])];
    render(onSite(<MenusPage />, { menus }, { at: '/menus?dinner&for=no-egg' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^1 of 2 fits your choice\./);
  });
});

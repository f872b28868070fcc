import { fireEvent, render, screen } from '@testing-library/react';
import type { Menu, MenuElement } from '@venue/domain';
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
    for (const words of ['Chowder', 'Thick', '€12', 'Albariño', 'Ask us']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });

  it('says where the menus are when there are none', () => {
    render(onSite(<MenusPage />));
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByText(/No menus yet/)).toBeInTheDocument();
  });
});

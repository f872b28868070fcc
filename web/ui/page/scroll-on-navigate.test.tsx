import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { keepPlace, ScrollOnNavigate } from './scroll-on-navigate.tsx';

function renderPages() {
  render(
    <MemoryRouter>
      <Link to="/menus">menus</Link>
      <Link to="/menus?festival">festival</Link>
      <Link to="/menus" replace state={keepPlace}>
        close
      </Link>
      <main>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/menus" element={<h1>Menus</h1>} />
        </Routes>
      </main>
      <ScrollOnNavigate />
    </MemoryRouter>,
  );
}

it('a navigation scrolls to the top and tells where one is; another tab of the page and what closes on it do neither', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  renderPages();
  expect(scrollTo).not.toHaveBeenCalled();

  fireEvent.click(screen.getByText('menus'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Menus' })).toHaveFocus();

  fireEvent.click(screen.getByText('festival'));
  expect(scrollTo).toHaveBeenCalledTimes(1);

  fireEvent.click(screen.getByText('close'));
  expect(scrollTo).toHaveBeenCalledTimes(1);

  fireEvent.click(screen.getByText('menus'));
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

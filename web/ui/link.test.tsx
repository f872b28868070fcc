import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, NavLink } from './link.tsx';

function open(at: string) {
  const Place = () => <output>{useLocation().pathname}</output>;
  render(
    <MemoryRouter initialEntries={[at]} basename="/preview">
      <NavLink to="/menus">menus</NavLink>
      <Link to="/contact" onClick={(event) => event.altKey && event.preventDefault()}>
        contact
      </Link>
      <Place />
    </MemoryRouter>,
  );
}

const place = () => screen.getByRole('status').textContent;

it('opens the page within the app, under the router’s base path', () => {
  open('/preview');
  expect(screen.getByText('contact')).toHaveAttribute('href', '/preview/contact');
  fireEvent.click(screen.getByText('contact'));
  expect(place()).toBe('/contact');
});

it('leaves clicks that open a tab to the browser, and those that somebody has handled alone', () => {
  open('/preview');
  // happy-dom cannot open a tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('contact'), { ctrlKey: true });
  fireEvent.click(screen.getByText('contact'), { altKey: true });
  expect(place()).toBe('/');
});

it.each([
  ['/preview/menus', 'page'],
  ['/preview/Menus/old', 'page'],
  ['/preview/menus-of-old', null],
])('at %s the link to the menus is current: %s', (at, current) => {
  open(at);
  expect(screen.getByText('menus').getAttribute('aria-current')).toBe(current);
});

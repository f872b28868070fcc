import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Dropdown } from './dropdown.tsx';
import { Navbar } from './navbar.tsx';

const customPage = { _id: 'r1', title: 'Oyster weekend', route: 'oysters' };

function renderNavbar() {
  render(
    <MemoryRouter>
      <Navbar id="nav" customPages={[customPage]} />
      <p>elsewhere</p>
    </MemoryRouter>,
  );
}

const opened = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the navbar', () => {
  it('opens one dropdown at a time', () => {
    renderNavbar();
    press('EVENTS');
    expect(opened()).toEqual(['EVENTS']);
    press('ABOUT');
    expect(opened()).toEqual(['ABOUT']);
  });

  it('closes a dropdown that is pressed again', () => {
    renderNavbar();
    press('EVENTS');
    press('EVENTS');
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('closes on Escape and gives the focus back to the button', () => {
    renderNavbar();
    press('GALLERIES');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
    expect(screen.getByRole('button', { name: 'GALLERIES' })).toHaveFocus();
  });

  it('closes on a press anywhere else, and not on one inside', () => {
    renderNavbar();
    press('EVENTS');
    fireEvent.pointerDown(screen.getByRole('link', { name: 'oysters' }));
    expect(opened()).toEqual(['EVENTS']);
    fireEvent.pointerDown(screen.getByText('elsewhere'));
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('labels the custom pages below MUSIC with their route names', () => {
    renderNavbar();
    const links = within(screen.getByRole('button', { name: 'EVENTS' }).parentElement!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['MUSIC', '/music-at-fathoms'],
      ['oysters', '/event/r1'],
    ]);
  });

  it('opens the music gallery in a new tab and says so', () => {
    renderNavbar();
    const link = screen.getByRole('link', { name: /MUSIC \(opens in a new tab\)/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', '/music-gallery');
  });

  it('says so when a dropdown has nothing in it', () => {
    render(
      <MemoryRouter>
        <Dropdown group={{ id: 'x', label: 'X', links: [] }} isOpen onToggle={() => {}} />
      </MemoryRouter>,
    );
    expect(screen.getByText('No dropdown items found.')).toBeInTheDocument();
  });
});

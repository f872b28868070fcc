import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useUnsavedWork } from './unsaved-work.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

const discard = vi.fn();
const save = vi.fn(async () => true);

function Hours({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork({ name: 'opening hours', path: 'openingHours/main', discard, save }, isUnsaved);
  return (
    <>
      <h1>Hours</h1>
      <Link to="/menus">Menus</Link>
      <Link to="/hours?open">Open</Link>
      <Link to="/login" state={{ backTo: '/hours' }}>
        Sign in again
      </Link>
      <UnsavedGuard mayPass={(state) => state !== null && state !== undefined} />
    </>
  );
}

/** The opening hours, opened from the overview. */
function openHours({ isUnsaved = true } = {}) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Overview</h1> },
      { path: '/hours', element: <Hours isUnsaved={isUnsaved} /> },
      { path: '/menus', element: <h1>Menus</h1> },
      { path: '/login', element: <h1>Log in</h1> },
    ],
    { initialEntries: ['/', '/hours'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => vi.clearAllMocks());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

/** Whether the browser would ask before the tab is closed. */
const asksAtClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('a link is held back until it is said what becomes of the changes', async () => {
  const router = openHours();
  await follow('Menus');
  expect(screen.getByRole('dialog')).toHaveTextContent('Not saved yet: opening hours.');
  await press('Stay here');
  expect(router.state.location.pathname).toBe('/hours');
  expect(screen.queryByRole('dialog')).toBeNull();
  await follow('Menus');
  await press('Leave, keep as draft');
  await heading('Menus');
  expect(discard).not.toHaveBeenCalled();
});

it('so is the way back, and leaving without saving throws them away', async () => {
  const router = openHours();
  await act(() => router.navigate(-1));
  await press('Leave without saving');
  await heading('Overview');
  expect(discard).toHaveBeenCalledTimes(1);
});

it('leaving can save first', async () => {
  openHours();
  await follow('Menus');
  await press('Save and leave');
  await heading('Menus');
  expect(save).toHaveBeenCalledOnce();
  expect(discard).not.toHaveBeenCalled();
});

it('a save that fails stays on the screen, which says why', async () => {
  save.mockResolvedValueOnce(false);
  const router = openHours();
  await follow('Menus');
  await press('Save and leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/hours');
});

it('a move within the screen, and signing in again, ask nothing: both keep what was typed', async () => {
  const router = openHours();
  await follow('Open');
  expect(router.state.location.search).toBe('?open');
  await follow('Sign in again');
  await heading('Log in');
});

it('closing the tab is asked about only while something is unsaved', async () => {
  openHours({ isUnsaved: false });
  expect(asksAtClosing()).toBe(false);
  await follow('Menus');
  await heading('Menus');
});

it('closing the tab is asked about while something is unsaved', () => {
  openHours();
  expect(asksAtClosing()).toBe(true);
});

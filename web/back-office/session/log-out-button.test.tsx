import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useUnsavedWork } from '../unsaved/unsaved-work.ts';
import { hasDrafts, writeDraft } from '../unsaved/drafts.ts';
import { LogOutButton } from './log-out-button.tsx';
import { SignInPrompt } from './sign-in/sign-in-prompt.tsx';

function leaveDraft(path: string, name: string, uid = 'donal') {
  const address = `/admin-dashboard/${path.split('/')[0]}`;
  writeDraft(uid, path, { values: {}, basedOn: undefined, at: '2026-11-22T12:00:00Z', name, address });
}

function Hours() {
  const save = async () => true;
  useUnsavedWork({ name: 'opening hours', path: 'openingHours/main', discard() {}, save }, true);
  return logOutButton;
}

const logOutButton = (
  <LogOutButton uid="donal" signInPath="/admin-login">
    Log Out
  </LogOutButton>
);

function open(element = logOutButton) {
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks before it discards a draft that was left on another screen, with the way there', async () => {
  leaveDraft('menus/new', 'new menu');
  leaveDraft('terms/main', 'what Orla typed', 'orla');
  const router = open();
  await press('Log Out');
  const question = screen.getByRole('dialog', { name: 'You have unsaved changes' });
  expect(question).toHaveTextContent('Draft: new menu. Open it to save it.');
  expect(question).not.toHaveTextContent('Orla');
  // It would save nothing of what is not on screen.
  expect(screen.queryByRole('button', { name: 'Save and log out' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'new menu' }));
  expect(router.state.location.pathname).toBe('/admin-dashboard/menus');
  expect(hasDrafts('donal')).toBe(true);
});

it('staying keeps every draft', async () => {
  leaveDraft('menus/new', 'new menu');
  leaveDraft('terms/main', 'terms');
  open();
  await press('Log Out');
  expect(screen.getByRole('dialog')).toHaveTextContent(/Drafts: .*\. Open each of them to save it\./);
  await press('Stay here');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(hasDrafts('donal')).toBe(true);
});

it('offers to save while everything unsaved is on this screen, and names it once', async () => {
  leaveDraft('openingHours/main', 'opening hours');
  open(<Hours />);
  await press('Log Out');
  expect(screen.getByRole('dialog')).toHaveTextContent('Not saved yet: opening hours.');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Draft');
  expect(screen.getByRole('button', { name: 'Save and log out' })).toBeVisible();
});

it('does not offer to save while a draft is elsewhere', async () => {
  leaveDraft('menus/new', 'new menu');
  open(<Hours />);
  await press('Log Out');
  expect(screen.getByRole('dialog')).toHaveTextContent('Not saved yet: opening hours.Draft: new menu.');
  expect(screen.queryByRole('button', { name: 'Save and log out' })).toBeNull();
});

it('another account is asked about too', async () => {
  leaveDraft('menus/new', 'new menu');
  const donal = { uid: 'donal', email: 'donal@venue.test' };
  open(<SignInPrompt place="the menu maker" signInPath="/chef-login" signedInAs={donal} />);
  await press('Sign in with another account');
  expect(screen.getByRole('dialog')).toHaveTextContent('Draft: new menu.');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../../ui/now.tsx';
import { writeDraft } from './drafts.ts';
import { StaffContext } from '../access/staff.ts';
import { UndoDiscard } from './undo-discard.tsx';
import { UnsavedDrafts } from './unsaved-drafts.tsx';

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const user = userEvent.setup();

function addDraft(path: string, name: string, address: string) {
  const at = new Date().toISOString();
  writeDraft(staff.uid, path, { values: {}, basedOn: undefined, at, name, address });
}

function open() {
  render(
    <MemoryRouter>
      <StaffContext value={staff}>
        <NowProvider first={new Date()}>
          <UndoDiscard />
          <UnsavedDrafts shownHere={['notice/new']} profile="users/donal" />
        </NowProvider>
      </StaffContext>
    </MemoryRouter>,
  );
}

describe('what is not saved yet', () => {
  it('is discarded one by one, and brought back by Undo', async () => {
    addDraft('menus/lunch', 'menu “Lunch”', '/admin-dashboard/menus?edit=lunch');
    addDraft('email', 'email', '/admin-dashboard/email');
    open();
    await user.click(screen.getByRole('button', { name: 'Discard menu “Lunch”' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^email/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: /^menu “Lunch”/ })).toHaveAttribute(
      'href',
      '/admin-dashboard/menus?edit=lunch',
    );
  });

  it('says where the profile is, whose form has no address', () => {
    addDraft('users/donal', 'your profile', '/admin-dashboard/menus');
    open();
    expect(screen.getByRole('listitem')).toHaveTextContent('Tap your name at the top to go on.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leaves out what is typed on the overview itself', () => {
    addDraft('notice/new', 'notice', '/admin-dashboard');
    open();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });
});

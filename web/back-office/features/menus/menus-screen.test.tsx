import { messages } from '@venue/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeLive } from '../../../test-fixtures/fake-live.ts';
import { NowProvider } from '../../../ui/now.tsx';
import { officeApi } from '../../api/office-api.ts';
import { UndoDiscard } from '../../unsaved/undo-discard.tsx';
import { StaffContext } from '../../access/staff.ts';
import { MenusScreen } from './menus-screen.tsx';

vi.mock('../../subscriptions/use-live.ts', () => import('../../../test-fixtures/fake-live.ts'));
vi.mock('../../api/office-api.ts', () => ({ officeApi: vi.fn(async () => ({})) }));

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const lunch = { _id: 'lunch', title: 'Lunch', route: 'lunch', position: 0, contents: [] };
const dinner = { _id: 'dinner', title: 'Dinner', route: 'dinner', position: 1, contents: [] };
const user = userEvent.setup();
const drafts = () => Object.keys(localStorage);
const gone = 'This menu was deleted in the meantime.';
const picked = () => screen.getAllByLabelText('Menu title')[0]!;

function open(menus: object[], at = '/menus') {
  // The address of a draft is that of the window.
  window.history.replaceState(null, '', at);
  fakeLive.store({ menus } as never);
  const element = (
    <StaffContext value={staff}>
      <NowProvider first={new Date()}>
        <UndoDiscard />
        <MenusScreen />
      </NowProvider>
    </StaffContext>
  );
  const router = createMemoryRouter([{ path: '/menus', element }], { initialEntries: [at] });
  return { router, ...render(<RouterProvider router={router} />) };
}

async function deleteLunch() {
  await user.click(screen.getByRole('button', { name: 'Delete Lunch' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the form of a menu', () => {
  beforeEach(() => vi.mocked(officeApi).mockClear());

  it('stays when somebody else deletes the menu, says so, and can be saved as a new one', async () => {
    open([lunch, dinner], '/menus?edit=lunch');
    await user.type(picked(), ' late');
    act(() => fakeLive.store({ menus: [dinner] }));
    expect(screen.getByText(gone)).toBeVisible();
    expect(picked()).toHaveFocus();
    await user.type(picked(), 'r');
    await user.click(screen.getByRole('button', { name: 'Update Menu' }));
    await waitFor(() => expect(screen.getByText(messages.menuCreated)).toBeVisible());
    expect(officeApi).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'POST', body: expect.objectContaining({ title: 'Lunch later' }) }),
    );
    await waitFor(() => expect(screen.queryByText(gone)).toBeNull());
    expect(drafts()).toEqual([]);
  });

  it('is back after a reload, with what was typed', async () => {
    const { unmount } = open([lunch, dinner], '/menus?edit=lunch');
    await user.type(picked(), ' late');
    unmount();
    open([dinner], '/menus?edit=lunch');
    expect(screen.getByText(gone)).toBeVisible();
    expect(picked()).toHaveValue('Lunch late');
  });

  it('is not that of a menu that was picked before', async () => {
    const { router } = open([lunch, dinner], '/menus?edit=lunch');
    await act(() => router.navigate('/menus?edit=brunch'));
    expect(screen.queryByText(gone)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Update Menu' })).toBeNull();
  });

  it('and its draft go when the person deletes the menu, till they undo that', async () => {
    open([lunch, dinner], '/menus?edit=lunch');
    await user.type(picked(), ' late');
    vi.mocked(officeApi).mockImplementationOnce(async () => {
      act(() => fakeLive.store({ menus: [dinner] }));
      expect(screen.queryByText(gone)).toBeNull();
      return {};
    });
    await deleteLunch();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Update Menu' })).toBeNull());
    expect(drafts()).toEqual([]);
    const discarded = screen.getByText('Changes discarded: menu “Lunch”.').parentElement!;
    await user.click(within(discarded).getByRole('button', { name: 'Undo' }));
    await screen.findByText(gone);
    expect(picked()).toHaveValue('Lunch late');
  });

  it('says which menu was deleted, and Undo brings it back', async () => {
    open([lunch, dinner]);
    await deleteLunch();
    const said = screen.getByText(messages.menuDeleted).closest('[role="status"]') as HTMLElement;
    expect(said).toHaveTextContent(`Lunch: ${messages.menuDeleted}`);
    vi.mocked(officeApi).mockResolvedValueOnce([
      { _id: 'r1', path: 'menus/dinner', at: '2026-11-27T12:00:00Z', before: null },
      { _id: 'r2', path: 'menus/lunch', at: '2026-11-27T12:00:00Z', before: null },
    ]);
    await user.click(within(said).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(said).toHaveTextContent(`Taken back: Lunch: ${messages.menuDeleted}`));
    expect(officeApi).toHaveBeenLastCalledWith({ method: 'POST', path: '/revisions/r2/restore' });
  });

  it('keeps its draft when deleting fails', async () => {
    open([lunch, dinner], '/menus?edit=lunch');
    await user.type(picked(), ' late');
    vi.mocked(officeApi).mockRejectedValueOnce(new Error('offline'));
    await deleteLunch();
    expect(picked()).toHaveValue('Lunch late');
    expect(drafts()).toHaveLength(1);
  });
});

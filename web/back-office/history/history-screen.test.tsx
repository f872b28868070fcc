import { readRevision, type Revision } from '@venue/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { fakeLive } from '../../test-fixtures/fake-live.ts';
import { StaffContext } from '../access/staff.ts';
import { ApiError } from '../api/api-error.ts';
import { NowProvider } from '../../ui/now.tsx';
import { recordKinds } from '../kinds.tsx';
import { RecordReader } from '../subscriptions/use-records-once.ts';
import { listDeleted, restoreRevision, undoRestore } from './history-calls.ts';
import { HistoryScreen } from './history-screen.tsx';
import { RevisionScreen } from './revision-screen.tsx';

vi.mock('../subscriptions/use-live.ts', () => import('../../test-fixtures/fake-live.ts'));
vi.mock('./history-calls.ts', () => ({
  listDeleted: vi.fn(async () => []),
  restoreRevision: vi.fn(async () => ({})),
  undoRestore: vi.fn(async () => ({})),
}));

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const user = userEvent.setup();
const changes = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

function open(revisions: object[] = fortyChanges(), read?: (path: string) => Promise<object | null>) {
  fakeLive.store({ revisions: revisions as never });
  render(
    <MemoryRouter>
      <NowProvider first={new Date()}>
        <StaffContext value={staff}>
          <RecordReader value={read}>
            <HistoryScreen kinds={recordKinds} />
          </RecordReader>
        </StaffContext>
      </NowProvider>
    </MemoryRouter>,
  );
}

function fortyChanges() {
  return Array.from({ length: 40 }, (_, at) => ({
    ...{
      _id: `r${at}`,
      path: `menus/m${at}`,
      kind: 'menus',
      operation: 'update',
      by: 'donal',
      byName: 'Donal',
    },
    ...{ at: new Date(Date.UTC(2026, 10, 20, 12, 0, -at)), before: { title: `Menu ${at}`, contents: [] } },
  }));
}

describe('what was deleted', () => {
  const panel = () => screen.getByRole('button', { name: /^DELETED/ });

  it('has its panel before it has loaded, so that the history below stays in place', async () => {
    let arrive = (_found: Revision[]) => {};
    vi.mocked(listDeleted).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    open();
    expect(panel()).toHaveTextContent('Loading …');
    await act(async () => arrive([]));
    expect(panel()).toHaveTextContent('nothing to bring back');
  });

  it('is counted, for one kind too', async () => {
    const gone = fortyChanges()[0]!;
    vi.mocked(listDeleted).mockResolvedValueOnce([readRevision(gone._id, { ...gone, operation: 'delete' })]);
    open();
    await waitFor(() => expect(panel()).toHaveTextContent('1 can be brought back'));
    await user.selectOptions(screen.getByLabelText('Show'), 'Gig');
    expect(panel()).toHaveTextContent('nothing to bring back');
  });

  it('says why it can’t be loaded', async () => {
    vi.mocked(listDeleted).mockRejectedValueOnce(new ApiError('refused', 'Your account may not see this.'));
    open();
    await waitFor(() => expect(panel()).toHaveTextContent('can’t be loaded right now'));
    await user.click(panel());
    expect(screen.getByText('Your account may not see this.')).toBeVisible();
  });
});

describe('the history', () => {
  it('stays on screen while older changes load', async () => {
    open();
    expect(changes()).toHaveLength(30);
    const more = screen.getByRole('button', { name: 'Show older changes' });
    fakeLive.slow();
    await user.click(more);
    expect(changes()).toHaveLength(30);
    expect(more).toHaveFocus();
    act(() => fakeLive.answer());
    expect(changes()).toHaveLength(40);
    expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
  });

  it('calls a new record as it was called then', async () => {
    const made = { path: 'menus/m1', kind: 'menus', by: 'donal', byName: 'Donal' };
    const before = { title: 'Supper', contents: [] };
    open([
      { ...made, _id: 'r2', operation: 'update', at: new Date(Date.UTC(2026, 10, 20, 13)), before },
      { ...made, _id: 'r1', operation: 'create', at: new Date(Date.UTC(2026, 10, 20, 12)), before: null },
    ]);
    expect(await screen.findByText('New menu “Supper”')).toBeVisible();
  });

  it('comes when all that its changes did is known, so that no row grows and moves those below', async () => {
    const arrive = new Map<string, (record: object) => void>();
    open(fortyChanges().slice(0, 2), (path) => new Promise((resolve) => void arrive.set(path, resolve)));
    await act(async () => arrive.get('menus/m0')!({ title: 'Dinner', contents: [] }));
    expect(changes()).toEqual([]);
    expect(screen.getByText('Loading the history')).toBeVisible();
    await act(async () => arrive.get('menus/m1')!({ title: 'Menu 1', contents: [] }));
    expect(changes()).toHaveLength(2);
    expect(screen.getByText('Menu “Menu 1” saved again; nothing in it changed')).toBeVisible();
  });

  it('shows no change of one kind as a change of another', async () => {
    open();
    fakeLive.slow();
    await user.selectOptions(screen.getByLabelText('Show'), recordKinds[1]!.collection);
    expect(changes()).toEqual([]);
    expect(screen.getByText('Loading the history')).toBeVisible();
  });
});

const at = new Date('2026-11-20T12:00Z');
const dinner = { _id: 'm1', title: 'Dinner', route: 'dinner', position: 0, contents: [] };
const change = { _id: 'r1', path: 'menus/m1', kind: 'menus', by: 'donal', byName: 'Donal', at } as const;

function openChange() {
  const before = { ...dinner, title: 'Supper' };
  fakeLive.store({ menus: [dinner], revisions: [{ ...change, operation: 'update', before } as never] });
  render(
    <MemoryRouter initialEntries={['/r1']}>
      <NowProvider first={at}>
        <StaffContext value={staff}>
          <Routes>
            <Route path=":id" element={<RevisionScreen kinds={recordKinds} />} />
          </Routes>
        </StaffContext>
      </NowProvider>
    </MemoryRouter>,
  );
}

async function confirm(name: string) {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const undo = () => user.click(screen.getByRole('button', { name: 'Undo' }));

describe('what was restored', () => {
  it('is named over the page, can be taken back, and the button stays where it was', async () => {
    openChange();
    const button = screen.getByRole('button', { name: 'Restore what was there before' });
    await user.click(button);
    await confirm('Restore');
    expect(restoreRevision).toHaveBeenLastCalledWith('r1');
    const said = screen.getByText('restored, as it was before this change.').closest('[role="status"]');
    expect(said).toHaveTextContent('Menu “Supper”: restored, as it was before this change.');
    expect(button).toHaveTextContent('Restored');
    expect(button).toHaveFocus();
    await undo();
    expect(undoRestore).toHaveBeenLastCalledWith('menus/m1', 'donal');
    expect(said).toHaveTextContent('Taken back: Menu “Supper”');
    expect(button).toHaveTextContent('Restore what was there before');
  });

  it('from the deleted ones is named over the page, and can be taken back', async () => {
    vi.mocked(listDeleted).mockResolvedValueOnce([{ ...change, operation: 'delete', before: dinner }]);
    open();
    await user.click(await screen.findByRole('button', { name: /^DELETED/ }));
    await user.click(screen.getByRole('button', { name: 'Bring back Menu “Dinner”' }));
    await confirm('Bring back');
    const said = screen.getByText('Menu “Dinner” is back on the site.').closest('[role="status"]');
    await undo();
    expect(undoRestore).toHaveBeenLastCalledWith('menus/m1', 'donal');
    expect(said).toHaveTextContent('Taken back: Menu “Dinner” is back on the site.');
  });
});

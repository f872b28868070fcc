import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fakeLive } from '../../test-fixtures/fake-live.ts';
import { NowProvider } from '../../ui/now.tsx';
import { recordKinds } from '../dashboards/record-kinds.ts';
import { HistoryScreen } from './history-screen.tsx';

vi.mock('../live/use-live.ts', () => import('../../test-fixtures/fake-live.ts'));
vi.mock('./history-calls.ts', () => ({ listDeleted: async () => [] }));

const user = userEvent.setup();
const changes = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

function open() {
  const revisions = Array.from({ length: 40 }, (_, at) => ({
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
  fakeLive.store({ revisions });
  render(
    <MemoryRouter>
      <NowProvider first={new Date()}>
        <HistoryScreen kinds={recordKinds} />
      </NowProvider>
    </MemoryRouter>,
  );
}

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

  it('shows no change of one kind as a change of another', async () => {
    open();
    fakeLive.slow();
    await user.selectOptions(screen.getByLabelText('Show'), recordKinds[1]!.collection);
    expect(changes()).toEqual([]);
    expect(screen.getByText('Loading the history')).toBeVisible();
  });
});

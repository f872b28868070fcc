import { fromLocalInput } from '@venue/domain';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fakeLive } from '../../test-fixtures/fake-live.ts';
import { NowProvider } from '../../ui/now.tsx';
import { MusicScreen } from '../features/gigs/music-screen.tsx';
import { StaffContext } from '../access/staff.ts';
import { AdminOverview } from './overview/admin-overview.tsx';

vi.mock('../subscriptions/use-live.ts', () => import('../../test-fixtures/fake-live.ts'));
vi.mock('../subscriptions/read-list.ts', () => ({ readList: async () => [], countList: async () => 0 }));

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const user = userEvent.setup();

beforeEach(() => {
  vi.useFakeTimers({ now: fromLocalInput('2026-11-27T23:59'), toFake: ['Date'] });
  fakeLive.store({});
});

function open(children: ReactNode) {
  render(
    <MemoryRouter>
      <StaffContext value={staff}>
        <NowProvider first={new Date()}>{children}</NowProvider>
      </StaffContext>
    </MemoryRouter>,
  );
}

/** The clock passes midnight, and the database takes its time. */
function passMidnight() {
  fakeLive.slow();
  vi.setSystemTime(fromLocalInput('2026-11-28T00:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('at midnight', () => {
  it('what is typed on the overview stays, with the focus', async () => {
    open(<AdminOverview />);
    await user.click(screen.getByRole('button', { name: 'Closed tonight' }));
    await user.type(screen.getByLabelText('Reason'), 'a burst pipe');
    const notice = screen.getByLabelText('What guests should know');
    await user.type(notice, 'Kitchen closes');
    passMidnight();
    expect(notice).toHaveFocus();
    act(() => fakeLive.answer());
    await user.type(notice, ' at 8.');
    expect(screen.getByLabelText('What guests should know')).toHaveValue('Kitchen closes at 8.');
    expect(screen.getByLabelText('Reason')).toHaveValue('a burst pipe');
  });

  it('what is typed in Music Admin stays, with the focus', async () => {
    open(<MusicScreen />);
    await user.click(screen.getByRole('button', { name: 'New Event' }));
    const artist = screen.getByLabelText('Artist');
    await user.type(artist, 'The Late');
    passMidnight();
    expect(artist).toHaveFocus();
    act(() => fakeLive.answer());
    await user.type(artist, ' Ones');
    expect(screen.getByLabelText('Artist')).toHaveValue('The Late Ones');
  });
});

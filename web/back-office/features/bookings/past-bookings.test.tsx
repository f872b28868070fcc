import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fakeLive } from '../../../test-fixtures/fake-live.ts';
import { NowProvider } from '../../../ui/now.tsx';
import { StaffContext } from '../../access/staff.ts';
import { PastBookings } from './past-bookings.tsx';

vi.mock('../../subscriptions/use-live.ts', () => import('../../../test-fixtures/fake-live.ts'));

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;

it('past bookings stay on screen while older ones load', async () => {
  const bookings = Array.from({ length: 60 }, (_, at) => ({
    ...{ _id: `b${at}`, name: `Guest ${at}`, date: '2026-11-20', time: '19:30', partySize: 2 },
    ...{ status: 'confirmed', phone: '', email: '' },
  }));
  fakeLive.store({ bookings });
  render(
    <MemoryRouter>
      <StaffContext value={staff}>
        <NowProvider first={new Date()}>
          <PastBookings today="2026-11-27" canSend />
        </NowProvider>
      </StaffContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /PAST BOOKINGS/ }));
  const guest = screen.getByText('Guest 0');
  const more = screen.getByRole('button', { name: 'Show older ones' });
  fakeLive.slow();
  await user.click(more);
  expect(guest).toBeVisible();
  expect(more).toHaveFocus();
  act(() => fakeLive.answer());
  expect(screen.getByText('Guest 59')).toBeVisible();
  expect(screen.getByText('Guest 0')).toBe(guest);
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});

import { bookingRules, openingHours, readBookingRules, readRecord, toInput } from '@venue/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../../../ui/now.tsx';
import { StaffContext } from '../../access/staff.ts';
import { BookingRulesForm } from './booking-rules-form.tsx';
import { MisfitList } from './misfit-list.tsx';
import type { RulesInput } from './rules-calls.ts';

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const contents = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Monday – Sunday' },
  { elementType: 'Times', content: '17:30 – 21:30' },
];
const hours = readRecord(openingHours, 'main', { contents });
const user = userEvent.setup();

function open(rules: object, isNew = false) {
  localStorage.clear();
  const onSave = vi.fn(async (_input: RulesInput) => new Date());
  render(
    <MemoryRouter>
      <StaffContext value={staff}>
        <NowProvider first={new Date('2026-12-11T10:00:00Z')}>
          <BookingRulesForm
            uid={staff.uid}
            record={{ values: toInput(bookingRules, readBookingRules(rules)) }}
            isNew={isNew}
            hours={hours}
            onSave={onSave}
          />
        </NowProvider>
      </StaffContext>
    </MemoryRouter>,
  );
  return onSave;
}

it('what is typed is explained by tomorrow’s evening', async () => {
  open({ seats: 20, maxParty: 8 });
  expect(
    await screen.findByText(/40 covers, last table at 20:30, a party of 9 is asked to ring/),
  ).toBeVisible();
  await user.clear(screen.getByLabelText('Seats'));
  await user.type(screen.getByLabelText('Seats'), '12');
  expect(await screen.findByText(/24 covers/)).toBeVisible();
});

it('an empty limit is none, and rules are sent as a whole', async () => {
  const onSave = open({ seats: 20 });
  await user.clear(screen.getByLabelText('Seats'));
  await user.click(screen.getByRole('button', { name: 'Update booking rules' }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ area: 'Restaurant', seats: '', slotMinutes: 15 });
});

it('a house without rules starts with seats or with tables, and a new table is booked online', async () => {
  const onSave = open({}, true);
  await user.click(screen.getByRole('button', { name: 'Name the tables' }));
  await user.click(screen.getByRole('button', { name: 'Add Table' }));
  const added = within(screen.getByRole('group', { name: 'Table 6' }));
  expect(added.getByLabelText('Guests can book it')).toBeChecked();
  await user.click(added.getByRole('button', { name: 'Remove Table 6' }));
  await user.click(screen.getByRole('button', { name: 'Update booking rules' }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0].tables.map(({ label }) => label)).toEqual(['T1', 'T2', 'T3', 'T4', 'T5']);
});

it('bookings that no longer fit are listed with the reason and a way to their evening', () => {
  const misfit = { _id: 'a', date: '2026-12-12', time: '19:00', partySize: 6, why: '2 seats are missing.' };
  render(
    <MemoryRouter>
      <MisfitList misfits={[misfit]} />
    </MemoryRouter>,
  );
  expect(screen.getByText('One booking would not be taken by these rules.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Saturday, December 12, 2026 at 19:00, party of 6' });
  expect(link).toHaveAttribute('href', '/admin-dashboard/bookings?date=2026-12-12');
  expect(screen.getByText(/2 seats are missing/)).toBeVisible();
});

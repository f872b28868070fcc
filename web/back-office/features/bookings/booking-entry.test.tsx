import type { Booking } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingEntry } from './booking-entry.tsx';

const booking: Booking = {
  _id: 'b',
  name: 'Bríd',
  email: 'brid@guest.test',
  phone: '087 555 0101',
  date: '2026-07-11',
  time: '19:30',
  partySize: 4,
  message: '',
  needsConfirmation: false,
  createdAt: new Date('2026-07-01T12:00:00Z'),
};

it('who confirms what a colleague has confirmed hears that, and isn’t sent to ring the guest', async () => {
  const again = { _id: 'b', state: 'confirmed', isMailed: false, wasDecided: true, decidedByName: 'Aoife' };
  vi.stubGlobal('fetch', async () => Response.json(again));
  render(
    <ul>
      <BookingEntry booking={booking} mails={[]} canSend now={new Date('2026-07-10T12:00:00Z')} />
    </ul>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: /^Confirm/ }));
  expect(await screen.findByText('Aoife has already confirmed it.')).toBeVisible();
  expect(screen.queryByText(/ring/)).toBeNull();
});

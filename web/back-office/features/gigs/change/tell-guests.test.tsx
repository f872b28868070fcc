import { booking, gig, readRecord, type Booking } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { guestMail, type GuestMail } from './guest-mail.ts';
import { TellGuests } from './tell-guests.tsx';

const evening = '2031-06-13';
const tides = readRecord(gig, 'tides', {
  artist: 'The Spring Tides',
  datetime: new Date('2031-06-13T20:30:00Z'),
  status: 'cancelled',
  statusNote: 'The singer is hoarse.',
});

function buildBooking(name: string, more: Partial<Booking> = {}): Booking {
  const fields = { name, date: evening, time: '19:30', partySize: 4, email: `${name}@guest.test` };
  return { ...readRecord(booking, name, fields), ...more };
}

const guests = [buildBooking('ada'), buildBooking('con', { email: '', phone: '087 555 0101', partySize: 1 })];

function open(onSend = vi.fn<(mail: GuestMail) => Promise<number>>(async () => 1), bookings = guests) {
  render(
    <MemoryRouter>
      <TellGuests
        {...{ uid: 'donal', path: 'events/tides/mail', evening, bookings, canSend: true, onSend }}
        mail={guestMail(tides, evening, false)}
      />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onSend };
}

describe('telling the guests of an evening', () => {
  beforeEach(() => localStorage.clear());

  it('says how many they are before anything is sent', () => {
    open();
    expect(screen.getByText('2 tables, 5 guests')).toBeVisible();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('shows who they are and the words, which can be changed, and whom to ring', async () => {
    const { user, onSend } = open();
    await user.click(screen.getByRole('button', { name: 'Tell these guests' }));
    expect(screen.getByLabelText('Subject')).toHaveValue(
      'The Spring Tides on Friday, June 13, 2031 is cancelled',
    );
    expect(screen.getByRole('link', { name: 'ring 087 555 0101' })).toHaveAttribute('href', 'tel:0875550101');
    const text = screen.getByLabelText('Email');
    expect((text as HTMLTextAreaElement).value).toContain('The singer is hoarse.');
    await user.clear(text);
    await user.type(text, 'No music, sorry.');
    await user.click(screen.getByRole('button', { name: 'Send 1 email' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'No music, sorry.' }));
    expect(await screen.findByText('One email is on its way.')).toBeVisible();
    expect(screen.getByText('Please ring the guests without an email address.')).toBeVisible();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps the words when sending fails, and through a reload', async () => {
    const { user } = open(
      vi.fn(() => Promise.reject(new ApiError('refused', 'None was sent.', { status: 429 }))),
    );
    await user.click(screen.getByRole('button', { name: 'Tell these guests' }));
    await user.type(screen.getByLabelText('Email'), ' Ring us.');
    await user.click(screen.getByRole('button', { name: 'Send 1 email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('None was sent.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Email').value).toContain('Ring us.');
    expect(JSON.stringify(localStorage)).toContain('Ring us.');
  });

  it('has nobody to tell when nobody has booked', () => {
    open(undefined, []);
    expect(screen.getByText(/Nobody has booked a table for Friday, June 13, 2031/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the words for the guests', () => {
  const day = 'Friday, June 13, 2031';

  it.each([
    ['cancelled', false, `The Spring Tides on ${day} is cancelled`, /is cancelled/],
    ['postponed', false, `The Spring Tides on ${day} is postponed`, /new date will be on our website/],
    ['soldOut', false, `The Spring Tides on ${day} is sold out`, /Your table is kept/],
    [
      'scheduled',
      true,
      `The Spring Tides on ${day} has a new date`,
      /the new date is Friday, June 20, 2031 at/,
    ],
  ] as const)('say that a gig is %s', (status, isMoved, subject, text) => {
    const event = { ...tides, status, ...(isMoved && { datetime: new Date('2031-06-20T20:30:00Z') }) };
    const mail = guestMail(event, evening, isMoved);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toMatch(text);
    expect(mail.text).toContain('Your table is kept for you as booked.');
  });
});

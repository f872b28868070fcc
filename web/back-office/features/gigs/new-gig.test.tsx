import { gig, messages, openingHours, readRecord, type Gig } from '@venue/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../../../ui/now.tsx';
import { StaffContext } from '../../access/staff.ts';
import { MusicAdmin } from './music-admin.tsx';

const now = new Date('2031-06-04T12:00:00Z'); // a Wednesday
const staff = {
  uid: 'donal',
  email: 'donal@venue.test',
  role: 'admin',
  signInPath: '/admin-signin',
} as const;

const hours = readRecord(openingHours, 'main', {
  contents: [
    { elementType: 'Area', content: 'Bar' },
    { elementType: 'Days', content: 'Monday – Sunday' },
    { elementType: 'Times', content: '16:00 – 00:30' },
  ],
  specialDays: [
    { from: '2031-06-20', to: '2031-06-20', area: '', closed: true, times: '', reason: 'Wedding' },
  ],
});

const tides: Gig = readRecord(gig, 'tides', {
  artist: 'The Spring Tides',
  desc: 'Louder than ever.',
  img: 'fiddle.jpg',
  price: '€15',
  status: 'cancelled',
  statusNote: 'Hoarse.',
  datetime: new Date('2031-06-13T20:30:00Z'),
  doorsAt: new Date('2031-06-13T19:00:00Z'),
});

function open(address = '/?new=2031-06-06', events = [tides]) {
  const calls = {
    create: vi.fn(async () => now),
    createSeries: vi.fn(async () => undefined),
    update: vi.fn(async () => now),
    remove: vi.fn(async () => undefined),
    restore: vi.fn(async () => undefined),
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <StaffContext value={staff}>
        <NowProvider first={now}>
          <MusicAdmin uid="donal" events={events} hours={hours} calls={calls} />
        </NowProvider>
      </StaffContext>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), calls };
}

const days = () => within(screen.getByRole('list', { name: 'Dates of this gig' }));

describe('a gig on several evenings', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now, toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  it('is listed on the dates that are shown and ticked, in one call', async () => {
    const { user, calls } = open();
    await user.type(screen.getByLabelText('Artist'), 'Low Water');
    await user.click(screen.getByRole('button', { name: 'Every week' }));
    expect(days().getAllByRole('checkbox')).toHaveLength(4);
    await user.click(days().getByLabelText('Friday, June 20, 2031'));
    await user.click(screen.getByRole('button', { name: 'List 3 Events' }));
    expect(await screen.findByText('3 gigs are listed.')).toBeVisible();
    expect(calls.createSeries).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ artist: 'Low Water', datetime: '2031-06-06T21:30' }),
      ['2031-06-06', '2031-06-13', '2031-06-27'],
    );
    expect(calls.create).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Artist')).toHaveValue('');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('names what stands in the way of each date', async () => {
    const { user } = open(undefined, [{ ...tides, status: 'scheduled' }]);
    await user.click(screen.getByRole('button', { name: 'Every week' }));
    const [, thirteenth, twentieth] = days().getAllByRole('listitem');
    expect(thirteenth).toHaveTextContent('The Spring Tides is on that evening.');
    expect(twentieth).toHaveTextContent('You are closed that day: Wedding.');
    await user.click(screen.getByRole('button', { name: 'Every two weeks' }));
    await user.selectOptions(screen.getByLabelText('Until'), 'Friday, July 4, 2031 (3 dates)');
    expect(days().getAllByRole('checkbox')).toHaveLength(3);
  });

  it('is not listed at all while no date is ticked', async () => {
    const { user, calls } = open();
    await user.click(screen.getByRole('button', { name: 'Every month' }));
    await user.selectOptions(
      screen.getByLabelText('Every first Friday until'),
      'Friday, July 4, 2031 (2 dates)',
    );
    for (const day of days().getAllByRole('checkbox')) await user.click(day);
    await user.click(screen.getByRole('button', { name: 'List Event' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No date is ticked.');
    expect(calls.createSeries).not.toHaveBeenCalled();
  });
});

describe('a new gig', () => {
  beforeEach(() => localStorage.clear());

  it('may be without a date', async () => {
    const { user, calls } = open();
    await user.type(screen.getByLabelText('Artist'), 'Soon');
    await user.click(screen.getByRole('button', { name: 'To be announced' }));
    expect(screen.getByText('Guests read “Date to be announced”.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Every week' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'List Event' }));
    expect(await screen.findByText(messages.eventCreated)).toBeVisible();
    expect(calls.create).toHaveBeenCalledWith(expect.objectContaining({ artist: 'Soon', datetime: '' }));
  });

  it('is free with one tap', async () => {
    const { user, calls } = open();
    await user.type(screen.getByLabelText('Artist'), 'Low Water');
    await user.click(screen.getByRole('button', { name: 'Free' }));
    expect(screen.getByLabelText('Price')).toHaveValue('Free');
    await user.type(screen.getByLabelText('Doors'), '20:00');
    await user.click(screen.getByRole('button', { name: 'List Event' }));
    expect(await screen.findByText(messages.eventCreated)).toBeVisible();
    expect(calls.create).toHaveBeenCalledWith(
      expect.objectContaining({ price: 'Free', doorsAt: '2031-06-06T20:00' }),
    );
  });

  it('can be a duplicate, on as planned and without a date', async () => {
    const { user, calls } = open('/');
    await user.click(screen.getByRole('button', { name: 'Duplicate The Spring Tides' }));
    expect(screen.getByLabelText('Artist')).toHaveValue('The Spring Tides');
    expect(screen.getByLabelText('Price')).toHaveValue('€15');
    expect(screen.getByLabelText('Date and time')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'List Event' }));
    expect(await screen.findByText(messages.eventCreated)).toBeVisible();
    expect(calls.create).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ datetime: '', doorsAt: '', img: 'fiddle.jpg' },
        ...{ status: 'scheduled', statusNote: '' },
      }),
    );
  });
});

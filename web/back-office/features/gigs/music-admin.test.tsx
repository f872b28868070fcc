import { gig, messages, readRecord, type Gig } from '@venue/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../../../ui/now.tsx';
import { ApiError } from '../../api/api-error.ts';
import { StaffContext } from '../../access/staff.ts';
import type { GigCalls } from './gig-calls.ts';
import { MusicAdmin } from './music-admin.tsx';

type EventCalls = Pick<GigCalls, 'create' | 'createSeries' | 'update' | 'remove' | 'restore'>;

const day = 24 * 60 * 60 * 1_000;
const staff = {
  uid: 'donal',
  email: 'donal@venue.test',
  role: 'admin',
  signInPath: '/admin-signin',
} as const;
const stored = new Date();

function buildGig(artist: string, inDays: number): Gig {
  return readRecord(gig, artist, {
    artist,
    artistLink: 'https://venue.test/band',
    desc: 'Reels.',
    img: 'fiddle.jpg',
    datetime: new Date(Date.now() + inDays * day),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
  });
}

const events = [buildGig('The Late Ones', 9), buildGig('The Early Ones', 2), buildGig('The Gone', -3)];

function admin(calls: Partial<EventCalls> = {}, list = events) {
  const all: EventCalls = {
    create: vi.fn(async () => stored),
    createSeries: vi.fn(async () => undefined),
    update: vi.fn(async () => stored),
    remove: vi.fn(async () => undefined),
    restore: vi.fn(async () => undefined),
    ...calls,
  };
  const tree = (
    <MemoryRouter>
      <StaffContext value={staff}>
        <NowProvider first={new Date()}>
          <MusicAdmin uid="donal" events={list} calls={all} />
        </NowProvider>
      </StaffContext>
    </MemoryRouter>
  );
  return { user: userEvent.setup(), calls: all, ...render(tree) };
}

const refusal = () => Promise.reject(new ApiError('signed-out', 'Your sign-in has ended.', { status: 401 }));

async function openNew(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'New Event' }));
  return screen.getByLabelText('Artist');
}

describe('music admin', () => {
  beforeEach(() => localStorage.clear());

  it('lists upcoming gigs soonest first, and keeps past ones in a closed archive', async () => {
    const { user } = admin();
    const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names()).toEqual(['The Early Ones', 'The Late Ones']);
    await user.click(screen.getByRole('button', { name: /Archived Events/ }));
    expect(names()).toEqual(['The Early Ones', 'The Late Ones', 'The Gone']);
  });

  it('has the poster of each gig that guests see', () => {
    const changes = { slug: 'the-late-ones' };
    const later = { ...changes, artist: 'Later', showFrom: new Date(Date.now() + day) };
    admin({}, [
      { ...buildGig('The Late Ones', 9), ...changes },
      { ...buildGig('Later', 9), ...later },
      { ...buildGig('A Draft', 9), ...changes, isDraft: true },
    ]);
    const posters = screen.getAllByRole('link', { name: /^Poster to share/ });
    expect(posters.map((link) => link.getAttribute('href'))).toEqual(['/share/the-late-ones/now.jpg']);
  });

  it('archives a gig at its start; what is on now stands first there, in sight and ready to be changed', async () => {
    const began = new Date(Date.now() - 60 * 60_000);
    const onStage = { ...buildGig('The Running Show', 0), datetime: began };
    const justEnded = { ...onStage, _id: 'ended', artist: 'The Matinee', endsAt: new Date(Date.now() - 1) };
    const later = {
      ...onStage,
      _id: 'later',
      artist: 'The Late Set',
      datetime: new Date(Date.now() + 60_000),
    };
    const calledOff = { ...onStage, _id: 'off', artist: 'The No-Shows', status: 'cancelled' as const };
    const dayBefore = buildGig('The Gone', -1);
    const { user } = admin({}, [later, dayBefore, justEnded, calledOff, onStage]);
    const archive = screen.getByRole('button', { name: /Archived Events/ });
    expect(archive).toHaveAttribute('aria-expanded', 'true');
    expect(archive).toHaveTextContent('4 · On now: The Running Show');
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names.slice(0, 2)).toEqual(['The Late Set', 'The Running Show']);
    expect(names.slice(2).toSorted()).toEqual(['The Gone', 'The Matinee', 'The No-Shows']);
    const card = within(screen.getAllByRole('article')[1]!);
    expect(card.getByText('On now')).toBeVisible();
    expect(screen.getAllByText('On now')).toHaveLength(1);
    for (const name of [/^Edit/, /^Change/]) expect(card.getByRole('button', { name })).toBeVisible();
    // From the top of the list, also once it was closed.
    await user.click(archive);
    await user.click(screen.getByRole('button', { name: 'On now: The Running Show' }));
    expect(archive).toHaveAttribute('aria-expanded', 'true');
  });

  it('says that the archive is empty while nothing has been played', async () => {
    const { user } = admin({}, [buildGig('The Early Ones', 2)]);
    await user.click(screen.getByRole('button', { name: /Archived Events/ }));
    expect(screen.getByText('There are no past gigs yet.')).toBeVisible();
  });

  it('lists a new gig with three actions: open, type the artist, List Event; then the form is empty', async () => {
    const { user, calls } = admin();
    await user.type(await openNew(user), 'Maeve & the Tides');
    await user.click(screen.getByRole('button', { name: 'List Event' }));
    expect(await screen.findByText(messages.eventCreated)).toBeVisible();
    expect(calls.create).toHaveBeenCalledWith(
      expect.objectContaining({
        artist: 'Maeve & the Tides',
        datetime: expect.stringMatching(/T\d\d:\d\d$/),
      }),
    );
    expect(screen.getByLabelText('Artist')).toHaveValue('');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('asks before it lists a gig with a price that guests won’t understand', async () => {
    const { user, calls } = admin();
    await user.type(await openNew(user), 'Maeve');
    await user.type(screen.getByLabelText('Price'), 'abc');
    await user.click(screen.getByRole('button', { name: 'List Event' }));
    const question = '“abc” is not a price guests understand. Save it as it is?';
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByText('Change it'));
    await waitFor(() => expect(screen.getByLabelText('Price')).toHaveFocus());
    expect(screen.getByLabelText('Price')).toHaveValue('abc');
    expect(calls.create).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'List Event' }));
    await user.click(await screen.findByRole('button', { name: 'Save it' }));
    expect(await screen.findByText(messages.eventCreated)).toBeVisible();
    expect(calls.create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ price: 'abc' }));
  });

  it('keeps everything that was typed when listing fails, and says why', async () => {
    const { user } = admin({ create: refusal });
    await user.type(await openNew(user), 'Maeve');
    await user.click(screen.getByRole('button', { name: 'List Event' }));
    const alert = await screen.findByText(messages.eventCreateFailed);
    expect(alert).toBeVisible();
    expect(alert.parentElement).toHaveTextContent('Your sign-in has ended.');
    expect(screen.getByLabelText('Artist')).toHaveValue('Maeve');
  });

  it('mends a link without https and refuses what is no link', async () => {
    const { user, calls } = admin();
    await openNew(user);
    const link = screen.getByLabelText('Artist website or social link');
    await user.type(link, 'www.venue.test/band');
    await user.tab();
    expect(link).toHaveValue('https://www.venue.test/band');
    await user.clear(link);
    await user.type(link, 'my band');
    await user.click(screen.getByRole('button', { name: 'List Event' }));
    expect(await screen.findByText(messages.linkInvalid)).toBeVisible();
    expect(calls.create).not.toHaveBeenCalled();
  });

  it('begins a new gig like a past one', async () => {
    const { user } = admin();
    await user.click(screen.getByRole('button', { name: 'List again The Late Ones' }));
    expect(screen.getByLabelText('Artist')).toHaveValue('The Late Ones');
    expect(screen.getByLabelText('Description')).toHaveValue('Reels.');
    await user.click(screen.getByRole('button', { name: 'Empty form' }));
    expect(screen.getByLabelText('Artist')).toHaveValue('');
  });

  it('updates a gig over the state it was read in, closes and says so', async () => {
    const { user, calls } = admin();
    await user.click(screen.getByRole('button', { name: 'Edit The Early Ones' }));
    const modal = within(screen.getByRole('dialog', { name: 'Edit Event' }));
    await user.type(modal.getByLabelText('Artist'), '!');
    await user.click(modal.getByRole('button', { name: 'Update Event' }));
    expect(await screen.findByText(messages.eventUpdated)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(calls.update).toHaveBeenCalledWith(
      'The Early Ones',
      expect.objectContaining({ artist: 'The Early Ones!', img: 'fiddle.jpg' }),
      new Date('2026-01-01T00:00:00Z'),
    );
  });

  it('says which gig was updated without moving the page, and Undo stores it as it was', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, calls } = admin();
    await user.click(screen.getByRole('button', { name: 'Edit The Early Ones' }));
    const modal = within(screen.getByRole('dialog', { name: 'Edit Event' }));
    await user.type(modal.getByLabelText('Artist'), '!');
    scroll.mockClear();
    await user.click(modal.getByRole('button', { name: 'Update Event' }));
    const said = (await screen.findByText(messages.eventUpdated)).closest('[role="status"]');
    expect(said).toHaveTextContent(`The Early Ones!: ${messages.eventUpdated}`);
    expect(scroll).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(calls.update).toHaveBeenLastCalledWith(
      'The Early Ones',
      expect.objectContaining({ artist: 'The Early Ones' }),
      stored,
    );
  });

  it('keeps changes of a closed modal and shows that they wait', async () => {
    const { user } = admin();
    await user.click(screen.getByRole('button', { name: 'Edit The Early Ones' }));
    await user.type(within(screen.getByRole('dialog')).getByLabelText('Artist'), '!');
    await user.keyboard('{Escape}');
    expect(screen.getByText('Changes not saved yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit The Early Ones' }));
    expect(within(screen.getByRole('dialog')).getByLabelText('Artist')).toHaveValue('The Early Ones!');
  });

  it('deletes a gig only after the question, and stays with it when that fails', async () => {
    const remove = vi.fn<EventCalls['remove']>(async () => undefined).mockImplementationOnce(refusal);
    const { user, calls } = admin({ remove });
    const ask = () => user.click(screen.getByRole('button', { name: 'Delete The Late Ones' }));
    await ask();
    await user.click(
      within(screen.getByRole('dialog', { name: messages.confirmEventDelete })).getByText('Cancel'),
    );
    expect(remove).not.toHaveBeenCalled();
    await ask();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your sign-in has ended.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(messages.eventDeleted)).toBeVisible();
    expect(remove).toHaveBeenCalledWith('The Late Ones');
    expect(screen.getByText(/The Late Ones:/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(calls.restore).toHaveBeenCalledExactlyOnceWith('The Late Ones');
  });

  it('discards the draft of a gig that is deleted', async () => {
    const { user } = admin();
    await user.click(screen.getByRole('button', { name: 'Edit The Late Ones' }));
    await user.type(within(screen.getByRole('dialog')).getByLabelText('Artist'), '!');
    await user.keyboard('{Escape}');
    expect(Object.keys(localStorage)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Delete The Late Ones' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

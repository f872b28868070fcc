import { messages } from '@venue/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectionStore } from '../../../connection/connection-store.ts';
import { NowProvider } from '../../../ui/now.tsx';
import { ApiError } from '../../api/api-error.ts';
import { unsavedWork } from '../../unsaved/unsaved-work.ts';
import { StaffContext } from '../../access/staff.ts';
import type { HoursInput } from './hours-input.ts';
import { OpeningHoursForm } from './opening-hours-form.tsx';

const opened = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T12:05:00Z');
const evenLater = new Date('2026-03-01T12:10:00Z');
const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;

type Save = (input: HoursInput, basedOn: Date | undefined) => Promise<Date | undefined>;

function form(onSave: Save, area = 'Restaurant', updatedAt = opened, days = 'Friday') {
  const contents: HoursInput['contents'] = [
    { elementType: 'Area', content: area },
    { elementType: 'Days', content: days },
  ];
  return (
    <StaffContext value={staff}>
      <NowProvider first={later}>
        <OpeningHoursForm uid={staff.uid} record={{ values: { contents }, updatedAt }} onSave={onSave} />
      </NowProvider>
    </StaffContext>
  );
}

async function open(onSave: Save = vi.fn(async () => later)) {
  const user = userEvent.setup();
  const view = render(form(onSave));
  await user.click(screen.getByRole('button', { name: /OPENING HOURS/ }));
  return { user, onSave, ...view };
}

const line = (number: number) => screen.getByLabelText(`Text of line ${number}`);
const update = () => screen.getByRole('button', { name: 'Update opening hours' });

async function retype(user: ReturnType<typeof userEvent.setup>, number: number, text: string) {
  await user.clear(line(number));
  await user.type(line(number), text);
}

describe('opening hours form', () => {
  beforeEach(() => localStorage.clear());

  it('is collapsed until its heading is clicked', () => {
    render(form(vi.fn()));
    expect(screen.getByRole('button', { name: /OPENING HOURS/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('stores what was typed, with the state it was based on, and says so', async () => {
    const { user, onSave } = await open();
    await retype(user, 2, 'Saturday');
    await user.click(update());
    expect(await screen.findByText(messages.openingHoursUpdated)).toBeVisible();
    expect(onSave).toHaveBeenCalledWith(
      {
        contents: [
          { elementType: 'Area', content: 'Restaurant' },
          { elementType: 'Days', content: 'Saturday' },
        ],
      },
      opened,
    );
  });

  it('adds no line without a type', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Text'), 'Every day');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(screen.getByText(messages.elementTypeMissing)).toBeVisible();
    expect(screen.queryByLabelText('Text of line 3')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Type'), 'Days');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(line(3)).toHaveValue('Every day');
  });

  it('puts a removed line back where it was', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(line(1)).toHaveValue('Friday');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(line(1)).toHaveValue('Restaurant');
  });

  it('stores no empty line and keeps the rest', async () => {
    const { user, onSave } = await open();
    await user.clear(line(1));
    await user.click(update());
    expect(await screen.findByText(messages.textEmpty)).toBeVisible();
    expect(line(1)).toHaveAttribute('aria-invalid', 'true');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('names the cause of a failure first, then the words for every failed save, until the connection is back', async () => {
    const { user } = await open(async () => {
      throw new ApiError('offline', 'You’re offline.');
    });
    await retype(user, 2, 'Saturday');
    await user.click(update());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`You’re offline.If it keeps failing: ${messages.expiredToken}`);
    expect(line(2)).toHaveValue('Saturday');
    act(() => connectionStore.setState({ hasNetwork: false }));
    expect(screen.getByRole('alert')).toBe(alert);
    act(() => connectionStore.setState({ hasNetwork: true }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(line(2)).toHaveValue('Saturday');
  });

  it('says that it was saved until something is changed again', async () => {
    const { user } = await open();
    await retype(user, 2, 'Saturday');
    await user.click(update());
    expect(await screen.findByText(messages.openingHoursUpdated)).toBeVisible();
    await user.type(line(2), 's');
    expect(screen.queryByText(messages.openingHoursUpdated)).toBeNull();
  });

  it('brings discarded changes back', async () => {
    const { user } = await open();
    await retype(user, 2, 'Saturday');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(line(2)).toHaveValue('Friday');
    expect(screen.getByText('Changes discarded: opening hours.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(line(2)).toHaveValue('Saturday');
    expect(screen.queryByText(/Changes discarded/)).toBeNull();
    expect(screen.getByText('Not saved yet')).toBeVisible();
  });

  it('brings them back for a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await open();
    await retype(user, 2, 'Saturday');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    act(() => void vi.advanceTimersByTime(59_000));
    expect(screen.getByText(/Changes discarded/)).toBeVisible();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText(/Changes discarded/)).toBeNull();
    vi.useRealTimers();
  });

  it('shows a refusal of the server at the line it is about', async () => {
    const { user } = await open(async () => {
      const errors = [{ path: 'contents[1].content', message: 'No such day.' }];
      throw new ApiError('refused', 'Not right.', { status: 400, errors });
    });
    await user.click(update());
    expect(await screen.findByText('No such day.')).toBeVisible();
    expect(line(2)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Not right.')).toBeVisible();
    await user.type(line(2), 's');
    await waitFor(() => expect(screen.queryByText('Not right.')).toBeNull());
  });

  it('follows what others save while nobody has touched it', async () => {
    const { rerender, onSave } = await open();
    rerender(form(onSave, 'Bar', later));
    await waitFor(() => expect(line(1)).toHaveValue('Bar'));
  });

  const saveLate = () =>
    vi.fn<Save>(async (_, basedOn) => {
      if (basedOn?.getTime() === opened.getTime()) throw new ApiError('conflict', 'Maeve saved this.');
      return later;
    });

  it('keeps typed text when somebody else saves, and saves it together with theirs', async () => {
    const save = saveLate();
    const { user, rerender } = await open(save);
    await retype(user, 2, 'Saturday');
    rerender(form(save, 'Bar', later));
    expect(await screen.findByText('Somebody else has saved in the meantime.')).toBeVisible();
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('Maeve saved this.');
    expect(line(2)).toHaveValue('Saturday');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText(messages.openingHoursUpdated)).toBeVisible();
    const contents = [
      { elementType: 'Area', content: 'Bar' },
      { elementType: 'Days', content: 'Saturday' },
    ];
    expect(save).toHaveBeenLastCalledWith({ contents }, later);
    expect(line(1)).toHaveValue('Bar');
  });

  it('asks only about what both have changed', async () => {
    const save = saveLate();
    const { user, rerender } = await open(save);
    await retype(user, 1, 'Dining room');
    await retype(user, 2, 'Saturday');
    rerender(form(save, 'Bar', later));
    await user.click(update());
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    const dialog = screen.getByRole('dialog', { name: 'You both changed this' });
    expect(dialog).toHaveTextContent('1 of 1. Which one should be saved?');
    expect(dialog).toHaveTextContent('Dining room');
    await user.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(await screen.findByText(messages.openingHoursUpdated)).toBeVisible();
    expect(save.mock.lastCall?.[0].contents.map(({ content }) => content)).toEqual(['Bar', 'Saturday']);
  });

  it('asks anew when somebody saves while it asks', async () => {
    const save = saveLate();
    const { user, rerender } = await open(save);
    await retype(user, 1, 'Dining room');
    await retype(user, 2, 'Saturday');
    rerender(form(save, 'Bar', later, 'Sunday'));
    await user.click(update());
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    const dialog = () => screen.getByRole('dialog', { name: 'You both changed this' });
    await user.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(dialog()).toHaveTextContent('2 of 2.');
    rerender(form(save, 'Snug', evenLater));
    expect(dialog()).toHaveTextContent('1 of 1.');
    expect(dialog()).toHaveTextContent('Snug');
    await user.click(screen.getByRole('button', { name: 'Use mine' }));
    expect(await screen.findByText(messages.openingHoursUpdated)).toBeVisible();
    expect(save.mock.lastCall?.[0].contents.map(({ content }) => content)).toEqual([
      'Dining room',
      'Saturday',
    ]);
    expect(save.mock.lastCall?.[1]).toEqual(evenLater);
  });

  it('merges a draft that is older than what others have saved since', async () => {
    const save = saveLate();
    const { user, unmount } = await open(save);
    await retype(user, 2, 'Saturday');
    unmount();
    render(form(save, 'Bar', later));
    expect(line(1)).toHaveValue('Restaurant');
    await user.click(update());
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText(messages.openingHoursUpdated)).toBeVisible();
    expect(save.mock.lastCall?.[0].contents.map(({ content }) => content)).toEqual(['Bar', 'Saturday']);
  });

  it('brings unsaved changes back after a reload, for their owner only, and drops them once saved', async () => {
    const { user, unmount } = await open();
    await retype(user, 2, 'Saturday');
    unmount();
    expect(Object.keys(localStorage)).toEqual(['office-draft:donal:openingHours/main']);
    render(form(async () => later));
    expect(screen.getByText(/These are your unsaved changes/)).toBeVisible();
    expect(line(2)).toHaveValue('Saturday');
    await user.click(update());
    await screen.findByText(messages.openingHoursUpdated);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps a line that was typed and not added, over a reload and until it is added', async () => {
    const { user, unmount } = await open();
    await user.selectOptions(screen.getByLabelText('Type'), 'Times');
    await user.type(screen.getByLabelText('Text'), '17:00 – 22:00');
    expect(unsavedWork().map(({ name }) => name)).toEqual(['what is being added to opening hours']);
    unmount();
    render(form(async () => later));
    expect(screen.getByRole('button', { name: /OPENING HOURS/ })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('Type')).toHaveValue('Times');
    expect(screen.getByLabelText('Text')).toHaveValue('17:00 – 22:00');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(line(3)).toHaveValue('17:00 – 22:00');
    expect(unsavedWork().map(({ name }) => name)).toEqual(['opening hours']);
  });
});

import { fromLocalInput, notice, readRecord, type Notice } from '@venue/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NowProvider } from '../../../ui/now.tsx';
import { ApiError } from '../../api/api-error.ts';
import type { NoticeInput } from './notice-calls.ts';
import { NoticeField } from './notice-field.tsx';

const now = fromLocalInput('2026-11-27T18:00');
const user = userEvent.setup();

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

let view: ReturnType<typeof render>;

function open(stored: Partial<Notice> = {}, save = vi.fn(async (_: NoticeInput) => ({}))) {
  view = render(
    <NowProvider first={now}>
      <NoticeField uid="donal" notice={{ ...readRecord(notice, 'main', {}), ...stored }} save={save} />
    </NowProvider>,
  );
  return save;
}

const text = () => screen.getByLabelText('What guests should know');

describe('the notice on the overview', () => {
  it('is put up until the end of tonight if only its text is typed', async () => {
    const save = open();
    await user.type(text(), 'Kitchen closes at 8 tonight.{Enter}');
    expect(save).toHaveBeenCalledExactlyOnceWith({
      ...{ text: 'Kitchen closes at 8 tonight.', link: '', from: '' },
      until: '2026-11-28T05:00',
    });
    expect(text()).toHaveValue('');
  });

  it.each([
    [
      'later tonight',
      '2026-11-27T22:00',
      /from the start you chose, and comes down .* end of tonight/,
      '2026-11-28T05:00',
    ],
    [
      'on a later night',
      '2026-11-30T12:00',
      /from the start you chose, and comes down .* end of that night/,
      '',
    ],
    [
      'when tonight ends',
      '2026-11-28T05:00',
      /from the start you chose, and comes down .* end of that night/,
      '',
    ],
  ])('that starts %s ends with that night, and says so', async (_, from, hint, until) => {
    const save = open();
    await user.click(screen.getByText('Change the end, add a link, start later'));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
    expect(text()).toHaveAccessibleDescription(hint);
    expect(screen.getByLabelText('Until')).toHaveValue(until);
    await user.type(text(), 'Oysters{Enter}');
    expect(save).toHaveBeenCalledExactlyOnceWith({ text: 'Oysters', link: '', from, until });
  });

  it('is taken down with one tap', async () => {
    const save = open({ text: 'Oysters', until: fromLocalInput('2026-11-28T05:00') });
    expect(screen.getByText(/On every page till tomorrow at 5:00 AM/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take it down' }));
    expect(save).toHaveBeenCalledExactlyOnceWith({ text: '', link: '', from: '', until: '' });
  });

  it('that is over is not called up, and one that starts later says when', () => {
    open({ text: 'Oysters', until: now });
    expect(screen.queryByText(/Oysters/)).toBeNull();
    open({
      text: 'Crab',
      from: fromLocalInput('2026-11-28T12:00'),
      until: fromLocalInput('2026-11-30T05:00'),
    });
    expect(screen.getByText(/On every page from tomorrow at 12:00 PM till Monday/)).toBeVisible();
  });

  it('that was refused keeps what was typed, and says why beside the field', async () => {
    const refusal = new ApiError('refused', 'That time has passed already.', {
      errors: [{ path: 'until', message: 'That time has passed already.' }],
    });
    open(
      {},
      vi.fn(async () => Promise.reject(refusal)),
    );
    await user.type(text(), 'Oysters{Enter}');
    expect(screen.getByLabelText('Until')).toBeInvalid();
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(/That time has passed already\./);
    expect(text()).toHaveValue('Oysters');
  });

  it('waits with what was typed till the person is back, and not once it is up', async () => {
    open();
    await user.click(screen.getByText('Change the end, add a link, start later'));
    await user.type(text(), 'Oysters');
    await user.type(screen.getByLabelText('Link'), 'https://venue.test/o');
    view.unmount();
    open();
    expect(text()).toHaveValue('Oysters');
    expect(screen.getByLabelText('Link')).toHaveValue('https://venue.test/o');
    expect(screen.getByLabelText('Link')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put it up' }));
    view.unmount();
    open();
    expect(text()).toHaveValue('');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('no longer calls a field wrong that was corrected', async () => {
    const refusal = new ApiError('refused', 'That time has passed already.', {
      errors: [{ path: 'until', message: 'That time has passed already.' }],
    });
    open(
      {},
      vi.fn(async () => Promise.reject(refusal)),
    );
    await user.type(text(), 'Oysters{Enter}');
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-30T05:00' } });
    expect(screen.getByLabelText('Until')).toBeValid();
    expect(screen.getByLabelText('Until')).toBeVisible();
    expect(screen.queryByText('That time has passed already.')).toBeNull();
    await user.type(text(), '{Enter}');
    expect(screen.getByLabelText('Until')).toBeInvalid();
  });
});

import { messages, type SpecialDay } from '@venue/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NowProvider } from '../../../ui/now.tsx';
import { ApiError } from '../../api/api-error.ts';
import { StaffContext } from '../../access/staff.ts';
import type { HoursInput } from './hours-input.ts';
import { OpeningHoursForm } from './opening-hours-form.tsx';

const now = new Date('2026-11-22T12:00:00Z');
const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const contents: HoursInput['contents'] = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Tuesday – Sunday' },
  { elementType: 'Times', content: '17:30 – 22:00' },
  { elementType: 'Area', content: 'Bar' },
];
const stephens: SpecialDay = {
  ...{ from: '2026-12-26', to: '2026-12-26', area: '', closed: true, times: '', reason: 'St Stephen’s Day' },
};

type Save = (input: HoursInput, basedOn: Date | undefined) => Promise<Date | undefined>;

function open(specialDays: SpecialDay[] = [], onSave: Save = vi.fn<Save>(async () => now)) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  render(
    <StaffContext value={staff}>
      <NowProvider first={now}>
        <OpeningHoursForm
          uid={staff.uid}
          record={{ values: { contents, specialDays }, updatedAt: now }}
          onSave={onSave}
          startsOpen
          renderOnDays={(from, to) => <p>{`On: ${from} to ${to}`}</p>}
        />
      </NowProvider>
    </StaffContext>,
  );
  return { user: userEvent.setup(), onSave };
}

const section = () => within(screen.getByRole('region', { name: 'Special days' }));
const update = () => screen.getByRole('button', { name: 'Update opening hours' });
/** The special days as they were sent, without their ids. */
const savedDays = (onSave: Save) =>
  (vi.mocked(onSave).mock.lastCall?.[0].specialDays ?? []).map(({ _id, ...day }) => day);

describe('special days in the form', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.useRealTimers());

  it('says that none is coming up', async () => {
    const { user } = open();
    expect(section().getByText(/^None coming up/)).toBeVisible();
    await user.click(section().getByRole('button', { name: /^St Stephen’s Day closed/ }));
    expect(section().queryByText(/^None coming up/)).toBeNull();
  });

  it('St Stephen’s Day closed takes one tap, and says what is on already', async () => {
    const { user, onSave } = open();
    await user.click(section().getByRole('button', { name: /^St Stephen’s Day closed/ }));
    expect(section().getByText('Whole house closed, St Stephen’s Day')).toBeVisible();
    expect(section().getByRole('button', { name: /^Saturday, December 26/ })).toHaveFocus();
    expect(section().getByText('On: 2026-12-26 to 2026-12-26')).toBeVisible();
    expect(section().queryByRole('button', { name: /^St Stephen’s Day closed/ })).toBeNull();
    await user.click(update());
    expect(await screen.findByText(messages.openingHoursUpdated)).toBeVisible();
    expect(savedDays(onSave)).toEqual([stephens]);
  });

  it('an area and times are set in the entry', async () => {
    const { user, onSave } = open();
    await user.click(section().getByRole('button', { name: /^New Year’s Eve closed/ }));
    await user.click(section().getByRole('button', { name: /^Thursday, December 31/ }));
    await user.selectOptions(section().getByLabelText('Area'), 'Bar');
    await user.selectOptions(section().getByLabelText('Open or closed'), 'Open at other times');
    await user.click(update());
    expect(await section().findByText(messages.specialTimesMissing)).toBeVisible();
    await user.type(section().getByLabelText('Times'), '12:00 – 18:00');
    expect(section().queryByText(messages.specialTimesMissing)).toBeNull();
    await user.click(update());
    expect(await screen.findByText(messages.openingHoursUpdated)).toBeVisible();
    expect(savedDays(onSave)).toEqual([
      {
        ...{ from: '2026-12-31', to: '2026-12-31', area: 'Bar', closed: false },
        ...{ times: '12:00 – 18:00', reason: 'New Year’s Eve' },
      },
    ]);
  });

  it('any other day starts with today, open to edit', async () => {
    const { user, onSave } = open([stephens]);
    await user.click(section().getByRole('button', { name: 'Another day' }));
    const first = section().getByLabelText('First day');
    expect(first).toHaveValue('2026-11-22');
    await user.clear(first);
    await user.type(first, '2026-12-01');
    expect(section().getByLabelText('Last day')).toHaveValue('2026-12-01');
    await user.type(section().getByLabelText('Reason, for guests'), 'Painting');
    await user.click(update());
    expect(savedDays(onSave).map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ['2026-12-01', '2026-12-01', 'Painting'],
      ['2026-12-26', '2026-12-26', 'St Stephen’s Day'],
    ]);
  });

  it('a removed day comes back', async () => {
    const { user } = open([stephens]);
    await user.click(section().getByRole('button', { name: 'Remove Saturday, December 26' }));
    expect(section().getByText('Removed “St Stephen’s Day”.')).toBeVisible();
    await user.click(section().getByRole('button', { name: 'Undo' }));
    expect(section().getByText('Whole house closed, St Stephen’s Day')).toBeVisible();
  });

  it('a removed day that discarding has brought back does not come back twice', async () => {
    const { user } = open([stephens]);
    await user.click(section().getByRole('button', { name: 'Remove Saturday, December 26' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(section().getAllByText('Whole house closed, St Stephen’s Day')).toHaveLength(1);
    expect(section().queryByText(/^Removed/)).toBeNull();
    // This is the undo of the discard.
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(section().queryByText('Whole house closed, St Stephen’s Day')).toBeNull();
    expect(section().queryByText(/^Removed/)).toBeNull();
  });

  it('days that are over are folded away', () => {
    open([{ ...stephens, from: '2025-12-26', to: '2025-12-26' }, stephens]);
    const past = section().getByText('1 past special day').closest('details')!;
    expect(past).not.toHaveAttribute('open');
    expect(within(past).getByText('Friday, December 26')).toBeInTheDocument();
    expect(section().getByText('Saturday, December 26').closest('details')).toBeNull();
  });

  it('a renamed area takes its special days along', async () => {
    const { user, onSave } = open([{ ...stephens, area: 'Bar' }]);
    await user.type(screen.getByLabelText('Text of line 4'), ' & snug');
    await user.tab();
    expect(section().getByText('Bar & snug closed, St Stephen’s Day')).toBeVisible();
    await user.click(update());
    expect(savedDays(onSave)[0]!.area).toBe('Bar & snug');
  });

  it('a removed area is named where a special day needs it, and nothing is saved', async () => {
    const { user, onSave } = open([{ ...stephens, area: 'Bar' }]);
    await user.click(screen.getByRole('button', { name: 'Remove line 4' }));
    await user.click(update());
    expect(await section().findByText(messages.areaUnknown('Bar'))).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('a past special day that needs a removed area is unfolded, and removed with one tap', async () => {
    const { user, onSave } = open([{ ...stephens, from: '2025-12-26', to: '2025-12-26', area: 'Bar' }]);
    const past = section().getByText('1 past special day').closest('details')!;
    await user.click(screen.getByRole('button', { name: 'Remove line 4' }));
    await user.click(update());
    await waitFor(() => expect(past).toHaveAttribute('open'));
    expect(section().getByText(messages.areaUnknown('Bar'))).toBeVisible();
    expect(section().getByLabelText('Area')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
    await user.click(section().getByRole('button', { name: 'Remove Friday, December 26' }));
    await user.click(update());
    expect(await screen.findByText(messages.openingHoursUpdated)).toBeVisible();
    expect(savedDays(onSave)).toEqual([]);
  });

  it('a refusal of the server is shown at its field', async () => {
    const { user } = open([stephens], async () => {
      const errors = [{ path: 'specialDays[0].from', message: 'Not that day.' }];
      throw new ApiError('refused', 'Not right.', { status: 400, errors });
    });
    await user.click(update());
    expect(await section().findByText('Not that day.')).toBeVisible();
  });
});

describe('what the lines mean', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.useRealTimers());

  it('is said below each area', () => {
    open();
    expect(screen.getByLabelText('Text of line 1')).toHaveAccessibleDescription(
      'Guests can book: Tuesday to Sunday, 17:30 to 21:00.',
    );
    expect(screen.getByLabelText('Text of line 4')).toHaveAccessibleDescription('No times yet.');
  });

  it('a line that cannot be read says so, and how to put it right', async () => {
    const { user } = open();
    const times = screen.getByLabelText('Text of line 3');
    await user.clear(times);
    await user.type(times, 'from half five');
    expect(times).toHaveAccessibleDescription(/Type times like 17:00 – 22:00/);
    expect(screen.getByLabelText('Text of line 1')).toHaveAccessibleDescription(/guests are asked to ring/);
  });

  it('without an area for tables, the form says that nobody can book', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Text of line 1'), ' upstairs');
    expect(screen.getByText('Guests can’t book online: they are asked to ring.')).toBeVisible();
  });

  it('days and times are added to a card together', async () => {
    const { user } = open();
    await user.click(screen.getAllByRole('button', { name: 'Add days' })[0]!);
    expect(screen.getByLabelText('Text of line 4')).toHaveValue('');
    expect(screen.getByLabelText('Text of line 6')).toHaveValue('Bar');
  });
});

import { render, screen, within } from '@testing-library/react';
import type { OpeningHours, SpecialDay } from '@venue/domain';
import { NowProvider } from '../now.tsx';
import { SpecialDays } from './special-days.tsx';

const day = (given: Partial<SpecialDay>): SpecialDay => ({
  ...{ from: '2026-12-26', to: '2026-12-26', area: '', closed: true, times: '', reason: '' },
  ...given,
});
const hours: OpeningHours = {
  _id: 'main',
  contents: [{ elementType: 'Area', content: 'Restaurant' }],
  specialDays: [
    day({ from: '2026-12-31', to: '2027-01-01', area: 'Bar', closed: false, times: '12.00-6pm' }),
    day({ reason: 'St Stephen’s Day' }),
    day({ from: '2026-11-01', to: '2026-11-02', reason: 'Painting' }),
  ],
};

function show(time: string, area?: string) {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  const view = render(
    <NowProvider first={new Date(time)}>
      <SpecialDays hours={hours} area={area} />
    </NowProvider>,
  );
  return view;
}

describe('special days', () => {
  afterEach(() => vi.useRealTimers());

  it('are listed with their reason, soonest first, until they are over', () => {
    show('2026-12-20T12:00:00Z');
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Saturday, December 26',
      'Thursday, December 31 – Friday, January 1',
    ]);
    const [stephens, eve] = screen.getAllByRole('definition');
    expect(stephens).toHaveTextContent('Closed St Stephen’s Day');
    expect(within(eve!).getByText('Bar: 12:00 – 18:00')).toBeVisible();
    expect(screen.queryByText('Painting')).toBeNull();
  });

  it('stay through the night of their last day', () => {
    const { unmount } = show('2026-12-27T04:59:00Z');
    expect(screen.getByText('Saturday, December 26')).toBeVisible();
    unmount();
    show('2026-12-27T05:00:00Z');
    expect(screen.queryByText('Saturday, December 26')).toBeNull();
  });

  it('of another area are left out where only one counts', () => {
    show('2026-12-20T12:00:00Z', 'restaurant');
    expect(screen.getAllByRole('term')).toHaveLength(1);
  });

  it('stand out on their night, in the areas that are shown', () => {
    const current = () =>
      screen.getAllByRole('term').map((term) => term.parentElement!.getAttribute('aria-current'));
    const { unmount } = show('2026-12-27T00:30:00Z', 'Restaurant');
    expect(current()).toEqual(['date']);
    unmount();
    show('2026-12-25T22:00:00Z', 'Restaurant');
    expect(current()).toEqual([null]);
  });

  it('leave no heading behind when all are over', () => {
    show('2027-02-01T12:00:00Z');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

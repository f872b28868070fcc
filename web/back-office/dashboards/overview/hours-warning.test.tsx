import { render, screen } from '@testing-library/react';
import type { OpeningHours, OpeningHoursElement } from '@venue/domain';
import { MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../../../ui/now.tsx';
import { HoursWarning } from './hours-warning.tsx';

const usual: OpeningHoursElement[] = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Every day' },
  { elementType: 'Times', content: '17:00 – 22:00' },
];

function show(contents: OpeningHoursElement[]) {
  const hours: OpeningHours = { _id: 'main', contents };
  render(
    <MemoryRouter>
      <NowProvider first={new Date()}>
        <HoursWarning hours={hours} />
      </NowProvider>
    </MemoryRouter>,
  );
}

const renamed = usual.with(0, { elementType: 'Area', content: 'Dining room' });

describe('the overview about opening hours', () => {
  it('says nothing when all is clear, or when there are none yet', () => {
    show(usual);
    show([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the lines that cannot be read, and leads to them', () => {
    show([...usual, { elementType: 'Days', content: '26 December' }, { elementType: 'Times', content: '?' }]);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Some opening hours cannot be read.');
    expect(alert).toHaveTextContent('ignore these lines: “26 December”, “?”.');
    expect(screen.getByRole('link', { name: 'Fix the opening hours' })).toHaveAttribute(
      'href',
      '/admin-dashboard/opening-hours?open',
    );
  });

  it.each([
    ['no area has the tables', renamed, 'Booking looks for an area called “Restaurant”'],
    ['no times can be read', usual.with(2, { elementType: 'Times', content: 'late' }), 'this line: “late”.'],
  ])('says that guests cannot book when %s', (_why, contents, words) => {
    show(contents);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Guests can’t book online');
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent('guests are asked to ring');
  });
});

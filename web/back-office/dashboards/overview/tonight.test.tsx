import { gig, readRecord, type Gig } from '@venue/domain';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Tonight } from './tonight.tsx';

const friday = new Date('2026-11-27T22:00:00Z');

function open(...events: Partial<Gig>[]) {
  return openAt(friday, ...events);
}

function openAt(now: Date, ...events: Partial<Gig>[]) {
  const gigs = events.map((event, index) => readRecord(gig, `gig-${index}`, event));
  return render(
    <MemoryRouter>
      <Tonight events={gigs} now={now} />
    </MemoryRouter>,
  );
}

const row = (artist: string) =>
  within(screen.getByRole('heading', { name: artist }).closest<HTMLElement>('article')!);

describe('today’s music on the overview', () => {
  it('says which gig is on now, until its end', () => {
    open(
      { artist: 'The Matinee', datetime: new Date('2026-11-27T15:00:00Z') },
      { artist: 'The Running Show', datetime: new Date('2026-11-27T21:00:00Z') },
      { artist: 'The Late Ones', datetime: new Date('2026-11-27T23:00:00Z') },
    );
    expect(row('The Matinee').getByText('3:00 PM')).toBeVisible();
    expect(row('The Running Show').getByText('9:00 PM · on now')).toBeVisible();
    expect(row('The Late Ones').getByText('11:00 PM')).toBeVisible();
  });

  it('marks a gig that guests do not see', () => {
    const datetime = new Date('2026-11-27T23:00:00Z');
    open(
      { artist: 'The Secret', datetime, isDraft: true },
      { artist: 'The Announced Later', datetime, showFrom: new Date('2026-11-27T22:30:00Z') },
      { artist: 'The Late Ones', datetime },
    );
    expect(row('The Secret').getByText('Hidden from guests: Draft')).toBeVisible();
    expect(
      row('The Announced Later').getByText('Hidden from guests: Live from today at 10:30 PM'),
    ).toBeVisible();
    expect(row('The Late Ones').queryByText(/Hidden/)).toBeNull();
  });

  it('is that of the night, which ends at five', () => {
    const gigs: Partial<Gig>[] = [
      { artist: 'The Called Off', datetime: new Date('2026-11-27T21:00:00Z'), status: 'cancelled' },
      { artist: 'The Small Hours', datetime: new Date('2026-11-28T00:45:00Z') },
      { artist: 'The Saturdays', datetime: new Date('2026-11-28T21:00:00Z') },
    ];
    const listed = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    for (const time of ['2026-11-27T12:00:00Z', '2026-11-28T00:30:00Z', '2026-11-28T04:59:00Z']) {
      const { unmount } = openAt(new Date(time), ...gigs);
      expect(listed()).toEqual(['The Called Off', 'The Small Hours']);
      unmount();
    }
    openAt(new Date('2026-11-28T05:00:00Z'), ...gigs);
    expect(listed()).toEqual(['The Saturdays']);
  });

  it('has the buttons that Music has', () => {
    open({ artist: 'The Matinee', datetime: friday });
    const [edit, change] = row('The Matinee').getAllByRole('link');
    expect(edit).toHaveAccessibleName('Edit The Matinee');
    expect(edit).toHaveAttribute('href', '/admin-dashboard/music?edit=gig-0');
    expect(change).toHaveAccessibleName('Change The Matinee');
    expect(change).toHaveAttribute('href', '/admin-dashboard/music?change=gig-0');
  });

  it('says when there is none, with a way to add one', () => {
    open();
    expect(screen.getByText('There’s no gig listed for today.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add one for tonight' })).toBeVisible();
  });
});

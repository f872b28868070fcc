import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { FindGigs } from './find-gigs.tsx';
import { FoundGigs } from './found-gigs.tsx';
import type { GigName } from './search-gigs.ts';

const names: GigName[] = Array.from({ length: 3_000 }, (_, at) => ({
  _id: `gig-${at}`,
  artist: at === 1_234 ? 'Máire Ní Bhriain' : `Band ${at}`,
  datetime: new Date(Date.UTC(2018, 0, 1 + at, 20)).toISOString(),
}));

function open(fetchNames = vi.fn(async () => names as readonly GigName[])) {
  const renderActions = ({ artist }: { artist: string }) => <button type="button">Edit {artist}</button>;
  render(
    <MemoryRouter>
      <FindGigs
        fetchNames={fetchNames}
        savedAt={undefined}
        renderFound={(found) => <FoundGigs found={found} renderActions={renderActions} />}
      >
        <p>The lists</p>
      </FindGigs>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), fetchNames };
}

const found = () => within(screen.getByRole('region', { name: 'Found gigs' }));

describe('finding a gig', () => {
  it('fetches the names when somebody begins to look, and only once', async () => {
    const { user, fetchNames } = open();
    expect(fetchNames).not.toHaveBeenCalled();
    expect(screen.getByText('The lists')).toBeVisible();
    await user.type(screen.getByLabelText('Find a gig'), 'maire ni');
    expect(await screen.findByText('One gig found.')).toBeVisible();
    expect(found().getByRole('button', { name: 'Edit Máire Ní Bhriain' })).toBeVisible();
    expect(found().getByText(/^\w+, May \d+, 2021 at/)).toBeVisible();
    expect(screen.queryByText('The lists')).toBeNull();
    expect(fetchNames).toHaveBeenCalledOnce();
  });

  it('answers a month that was chosen without the focus', async () => {
    const { fetchNames } = open();
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '05' } });
    expect(await screen.findByText(/gigs found\.$/)).toBeVisible();
    expect(fetchNames).toHaveBeenCalledOnce();
  });

  it('finds by month and year, and leads back to the lists', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Year'));
    await user.selectOptions(
      await screen.findByLabelText('Year'),
      await screen.findByRole('option', { name: '2020' }),
    );
    await user.selectOptions(screen.getByLabelText('Month'), 'February');
    expect(await screen.findByText('29 gigs found.')).toBeVisible();
    expect(found().getAllByRole('listitem')).toHaveLength(29);
    await user.click(screen.getByRole('button', { name: 'Show all gigs' }));
    expect(screen.getByText('The lists')).toBeVisible();
    expect(screen.getByLabelText('Month')).toHaveValue('');
  });

  it('shows thirty at a time, the latest first', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Find a gig'), 'band');
    expect(await screen.findByText('2999 gigs found.')).toBeVisible();
    expect(found().getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Band 2999');
    expect(found().getAllByRole('listitem')).toHaveLength(30);
    await user.click(found().getByRole('button', { name: 'Show more' }));
    expect(found().getAllByRole('listitem')).toHaveLength(60);
  });

  it('says what to try when there is none', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Find a gig'), 'nobody');
    expect(await screen.findByText(/No gig found/)).toBeVisible();
  });

  it('says why it cannot look', async () => {
    const fail = () =>
      Promise.reject(new ApiError('broken', 'Something went wrong on our side.', { status: 500 }));
    const { user } = open(vi.fn(fail));
    await user.type(screen.getByLabelText('Find a gig'), 'band');
    expect(await screen.findByRole('alert')).toHaveTextContent('The gigs could not be searched.');
  });
});

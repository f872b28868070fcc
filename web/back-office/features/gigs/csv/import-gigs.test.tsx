import { gig, readRecord, type Gig } from '@venue/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { ImportGigs, type ImportGigsProps } from './import-gigs.tsx';

const stored: Gig[] = [
  readRecord(gig, 'tides', { artist: 'The Spring Tides', datetime: new Date('2031-06-13T20:30:00Z') }),
];

function open(calls: Partial<ImportGigsProps> = {}) {
  const all = {
    readGigsBetween: vi.fn<ImportGigsProps['readGigsBetween']>(async () => stored),
    importGigs: vi.fn<ImportGigsProps['importGigs']>(async () => undefined),
    ...calls,
  };
  render(
    <MemoryRouter>
      <ImportGigs {...all} keyOf={(artist) => artist.toLowerCase()} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), ...all };
}

const head = 'Artist,Date,Time,Price\n';
const file = (...lines: string[]) =>
  new File([head, ...lines.map((line) => `${line}\n`)], 'gigs.csv', { type: 'text/csv' });
const pick = () => screen.getByLabelText('Import a CSV file');
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Lines of the file' })).getAllByRole('listitem');

describe('the import of gigs', () => {
  it('shows what each line becomes, and stores all in one step', async () => {
    const { user, importGigs, readGigsBetween } = open();
    await user.upload(
      pick(),
      file('The Spring Tides,2031-06-13,21:30,€15', 'Low Water,2031-06-20,21:30,Free'),
    );
    const [first, second] = await lines();
    expect(first).toHaveTextContent(/Line 2.*Changed.*The Spring Tides, Friday, June 13, 2031.*New: Price/);
    expect(second).toHaveTextContent(/Line 3.*New gig.*Low Water/);
    expect(readGigsBetween).toHaveBeenCalledWith(
      new Date('2031-06-11T23:00:00Z'),
      new Date('2031-06-21T23:00:00Z'),
    );
    await user.click(screen.getByRole('button', { name: 'Import these gigs' }));
    expect(importGigs).toHaveBeenCalledExactlyOnceWith([
      { _id: 'tides', price: '€15' },
      { artist: 'Low Water', datetime: '2031-06-20T21:30', price: 'Free' },
    ]);
    expect(await screen.findByText('Imported: 1 new, 1 changed.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('asks before it stores a price that guests won’t understand', async () => {
    const { user, importGigs } = open();
    await user.upload(pick(), file('Low Water,2031-06-20,21:30,abc'));
    await user.click(await screen.findByRole('button', { name: 'Import these gigs' }));
    expect(importGigs).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toHaveTextContent('“abc” is not a price guests understand.');
    await user.click(screen.getByRole('button', { name: 'Save it' }));
    expect(importGigs).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ price: 'abc' })]);
  });

  it('imports nothing while a line is wrong, and says what to mend where', async () => {
    const { user, importGigs } = open();
    await user.upload(pick(), file('Low Water,2031-06-20,21:30', 'Neap,soon,21:30'));
    expect((await lines())[1]).toHaveTextContent(/Line 3.*Wrong.*Date “soon” can’t be read/);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing is imported: one line is wrong.');
    expect(screen.getByRole('button', { name: 'Import these gigs' })).toBeDisabled();
    expect(importGigs).not.toHaveBeenCalled();
  });

  it('says why a file is none of gigs', async () => {
    const { user } = open();
    await user.upload(pick(), new File(['a,b\n1,2\n'], 'sums.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('“sums.csv” cannot be imported.');
  });

  it('keeps its preview when the server refuses, and says that nothing was imported', async () => {
    const refuse = () => Promise.reject(new ApiError('conflict', 'Nora saved this.', { status: 409 }));
    const { user } = open({ importGigs: vi.fn(refuse) });
    await user.upload(pick(), file('Low Water,2031-06-20,21:30'));
    await user.click(await screen.findByRole('button', { name: 'Import these gigs' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was imported.');
    expect(await lines()).toHaveLength(1);
  });
});

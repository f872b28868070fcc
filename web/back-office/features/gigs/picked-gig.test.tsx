import { gig, readRecord } from '@venue/domain';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLive } from '../../../test-fixtures/fake-live.ts';
import { PickedGig } from './picked-gig.tsx';

vi.mock('../../subscriptions/use-live.ts', () => import('../../../test-fixtures/fake-live.ts'));

const tides = readRecord(gig, 'tides', { artist: 'The Spring Tides' });
const stored = { events: [tides] };
const user = userEvent.setup();
const gone = 'This gig was deleted in the meantime.';

const tree = (loaded: boolean) => (
  <PickedGig id="tides" events={loaded ? [tides] : []}>
    {({ artist }) => <input aria-label={artist} />}
  </PickedGig>
);

describe('a gig that is open in a form', () => {
  it.each([
    ['of the list', true],
    ['from the archive', false],
  ])('and %s stays when somebody else deletes it, and the screen says so', async (_, isLoaded) => {
    fakeLive.store(stored);
    const { rerender } = render(tree(isLoaded));
    await user.type(screen.getByLabelText('The Spring Tides'), 'Reels');
    act(() => fakeLive.store({}));
    rerender(tree(false));
    expect(screen.getByRole('alert')).toHaveTextContent(gone);
    expect(screen.getByLabelText('The Spring Tides')).toHaveValue('Reels');
    expect(screen.getByLabelText('The Spring Tides')).toHaveFocus();
  });

  it('is not called deleted when it has only left the list', () => {
    fakeLive.store(stored);
    const { rerender } = render(tree(true));
    rerender(tree(false));
    expect(screen.getByLabelText('The Spring Tides')).toBeVisible();
    expect(screen.queryByText(gone)).toBeNull();
  });
});

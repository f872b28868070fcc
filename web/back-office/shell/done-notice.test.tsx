import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../api/api-error.ts';
import { DoneNotice } from './done-notice.tsx';

const user = userEvent.setup();

describe('the message about what was done', () => {
  it('says what changed and takes it back', async () => {
    const undo = vi.fn();
    render(<DoneNotice of={{}} name="Hake" title="Off tonight." onUndo={undo} />);
    expect(screen.getByRole('status')).toHaveTextContent('Hake: Off tonight.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('Taken back: Hake: Off tonight.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says why it could not be taken back, and lets one try again', async () => {
    const undo = vi.fn().mockRejectedValue(new ApiError('offline', 'You’re offline.'));
    render(<DoneNotice of={{}} title="Hake is off." onUndo={undo} />);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('status')).toHaveTextContent('Hake is off. You’re offline.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  });

  it('goes by itself or with one tap, and comes again with the next change', async () => {
    vi.useFakeTimers();
    const { rerender } = render(<DoneNotice of={{}} title="Hake is off." />);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole('status')).toBeNull();
    vi.useRealTimers();
    rerender(<DoneNotice of={{}} title="Crab is off." />);
    expect(screen.getByRole('status')).toHaveTextContent('Crab is off.');
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

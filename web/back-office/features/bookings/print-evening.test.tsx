import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintEvening } from './print-evening.tsx';

it('prints nothing before the bookings are there', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = userEvent.setup();
  const { rerender } = render(<PrintEvening isReady={false} />);
  await user.click(screen.getByRole('button', { name: 'Print this evening' }));
  expect(print).not.toHaveBeenCalled();
  rerender(<PrintEvening isReady />);
  await user.click(screen.getByRole('button', { name: 'Print this evening' }));
  expect(print).toHaveBeenCalledOnce();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintTonight } from './print-tonight.tsx';

it('prints nothing before the bookings are there', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = userEvent.setup();
  const { rerender } = render(<PrintTonight isReady={false} />);
  await user.click(screen.getByRole('button', { name: 'Print tonight' }));
  expect(print).not.toHaveBeenCalled();
  rerender(<PrintTonight isReady />);
  await user.click(screen.getByRole('button', { name: 'Print tonight' }));
  expect(print).toHaveBeenCalledOnce();
});

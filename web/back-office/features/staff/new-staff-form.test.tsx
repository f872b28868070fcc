import { messages } from '@venue/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewStaffForm } from './new-staff-form.tsx';

it('says each missing word of a new account in an alert, and focuses the first', async () => {
  const onCreate = vi.fn(async () => {});
  render(<NewStaffForm onCreate={onCreate} />);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    messages.usernameMissing,
    messages.emailMissing,
    messages.roleUnknown,
    messages.passwordMissing,
  ]);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(onCreate).not.toHaveBeenCalled();
});

it('takes no more text while the account is created, as that would be cleared with the rest', async () => {
  let finish = () => {};
  render(<NewStaffForm onCreate={() => new Promise((resolve) => (finish = resolve))} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Nuala');
  await userEvent.type(screen.getByLabelText('Email'), 'nuala@venue.test');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'chef');
  await userEvent.click(screen.getByRole('button', { name: 'Generate one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeDisabled());
  finish();
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeEnabled());
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

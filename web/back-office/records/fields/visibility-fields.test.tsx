import { visibility, toInput } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { NowProvider } from '../../../ui/now.tsx';
import { VisibilityFields } from './visibility-fields.tsx';

function Form({ stored }: { stored: Parameters<typeof toInput>[1] }) {
  const form = useForm({ defaultValues: toInput(visibility, stored) });
  return <VisibilityFields form={form} />;
}

function open(stored: object = {}) {
  render(
    <NowProvider first={new Date()}>
      <Form stored={stored} />
    </NowProvider>,
  );
  return { user: userEvent.setup(), group: screen.getByRole('group') };
}

it('is folded while a record is simply live', () => {
  const { group } = open();
  expect(group).not.toHaveAttribute('open');
  expect(group).toHaveTextContent('When guests see it: Live');
});

it('is open for a draft, and says what unticking it does', async () => {
  const { user, group } = open({ isDraft: true });
  expect(group).toHaveAttribute('open');
  expect(screen.getByText('Draft')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /hidden from guests until you untick this/ }));
  expect(group).toHaveTextContent('When guests see it: Live');
});

it('says from when to when guests will see it, as it is typed', async () => {
  const { user, group } = open();
  await user.click(screen.getByText('When guests see it:'));
  await user.type(screen.getByLabelText('Show from'), '2031-03-30T12:00');
  await user.type(screen.getByLabelText('Show until'), '2031-03-30T17:00');
  expect(group).toHaveTextContent('Live from Sunday, March 30, 2031 at 12:00 PM to 5:00 PM');
});

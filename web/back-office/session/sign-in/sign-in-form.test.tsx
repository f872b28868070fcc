import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { SignInForm } from './sign-in-form.tsx';
import * as signIn from './sign-in.ts';

const failureMessage = 'Invalid email or password.';

async function attempt(details: ApiError['details']) {
  vi.spyOn(signIn, 'signIn').mockRejectedValue(new ApiError('signed-out', failureMessage, details));
  render(
    <MemoryRouter>
      <SignInForm heading="Log in" path="/admin-login" failureMessage={failureMessage} />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'sorcha@venue.test');
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  return (await screen.findByRole('alert')).querySelectorAll('p');
}

describe('a sign-in that is refused', () => {
  it('says that email or password are wrong', async () => {
    const [headline] = await attempt({ status: 401 });
    expect(headline).toHaveTextContent(failureMessage);
  });

  it('says first which screen is the person’s when the password is right', async () => {
    const [headline, small] = await attempt({ status: 401, signInPath: '/chef-login' });
    expect(headline).toHaveTextContent(/^Your password is right, .* your account opens the menu maker\.$/);
    expect(small).toHaveTextContent(failureMessage);
    expect(screen.getByRole('button', { name: 'Sign in to the menu maker' })).toBeVisible();
  });
});

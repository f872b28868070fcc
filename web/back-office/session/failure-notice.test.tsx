import { messages } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ApiError, readFailure } from '../api/api-error.ts';
import { StaffContext } from '../access/staff.ts';
import { FailureNotice } from './failure-notice.tsx';

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;

function show(error: ApiError) {
  render(
    <MemoryRouter>
      <StaffContext value={staff}>
        <FailureNotice error={error} sentence={messages.expiredToken} effect="Nothing was changed." />
      </StaffContext>
    </MemoryRouter>,
  );
  const [headline, ...rest] = [...screen.getByRole('alert').querySelectorAll('p')];
  return { headline: headline?.textContent, rest: rest.map(({ textContent }) => textContent) };
}

it('the headline of a session that is over is the expired-token sentence, with the way back in', () => {
  const { headline, rest } = show(readFailure(401, '{"msg":"Please sign in again."}'));
  expect(headline).toBe(messages.expiredToken);
  expect(rest).toEqual([
    'Please sign in again. Sign in again. What you typed is still here when you come back.',
  ]);
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/admin-login');
});

it.each<[ApiError, string]>([
  [new ApiError('offline', 'You’re offline.'), 'You’re offline.'],
  [readFailure(503, '<h1>Unavailable</h1>'), 'Something went wrong on the server (503).'],
  [readFailure(403, '{"msg":"Chefs may not do this."}'), 'Chefs may not do this.'],
  [readFailure(401, '{"msg":"Wrong.","errors":[{"path":"currentPassword","message":"Wrong."}]}'), 'Wrong.'],
])('the headline of any other failure is its cause, with the sentence last: %s', (error, cause) => {
  const { headline, rest } = show(error);
  expect(headline).toBe(cause);
  expect(rest[0]).toContain('Nothing was changed.');
  expect(rest.at(-1)).toBe(`If it keeps failing: ${messages.expiredToken}`);
});

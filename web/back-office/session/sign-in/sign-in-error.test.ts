import { ApiError, readFailure } from '../../api/api-error.ts';
import { readSignInProblem } from './sign-in-error.ts';

const said = (error: unknown) => {
  const problem = readSignInProblem(error);
  return problem.kind === 'other' ? `${problem.title} ${problem.explanation ?? ''}`.trim() : problem;
};

afterEach(() => void vi.restoreAllMocks());

it('a 401 is a wrong email or password', () => {
  expect(said(readFailure(401, '{"msg":"Invalid email or password."}'))).toEqual({ kind: 'credentials' });
});

it('a 401 after the right password names the right screen, if it is one of ours', () => {
  const failure = (path: string) => readFailure(401, '{"msg":"Invalid email or password."}', path);
  expect(said(failure('/chef-login'))).toEqual({ kind: 'credentials', screen: '/chef-login' });
  expect(said(failure('https://elsewhere.example'))).toEqual({ kind: 'credentials' });
});

it('a 401 that names the code asks for the code', () => {
  const message = 'Type the six digits of your authenticator app.';
  const body = JSON.stringify({ msg: message, errors: [{ path: 'code', message }] });
  expect(said(readFailure(401, body))).toEqual({ kind: 'code', message });
});

it.each([
  [429, '{"msg":"Too many tries. Please try again in 15 minutes."}', /^Too many tries.*15 minutes\.$/],
  [429, '<html>Too many requests</html>', /Wait a minute/],
  [
    503,
    '{"msg":"Your password could not be checked just now."}',
    /isn’t working.*could not be checked just now/,
  ],
  [500, '{"msg":"Something went wrong on our side."}', /isn’t working.*not checked/],
  [502, '<html>Bad gateway</html>', /isn’t working.*not checked/],
  [
    409,
    '{"msg":"Your account is protected by text messages."}',
    /^Your account is protected by text messages\.$/,
  ],
])('a %i with %s is never called a wrong password', (status, body, words) => {
  expect(said(readFailure(status, body))).toMatch(words);
});

it.each([
  [new ApiError('offline', ''), /offline.*not checked/],
  [new ApiError('unreachable', ''), /can’t be reached.*not checked/],
  [new ApiError('timeout', 'It may have saved all the same.'), /can’t be reached.*not checked/],
  [Object.assign(new Error(), { code: 'auth/network-request-failed' }), /can’t be reached/],
])('a lost connection says so: %s', (error, words) => {
  expect(said(error)).toMatch(words);
});

it('what Firebase Auth makes of a token that came too late is logged and blamed on nobody', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(said(Object.assign(new Error(), { code: 'auth/invalid-custom-token' }))).toMatch(/are right/);
  expect(log).toHaveBeenCalledOnce();
});

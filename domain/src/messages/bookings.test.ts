import { guestMailsPaused } from './bookings.ts';

it.each([
  [1, 60, /^With this email, .* so it was not sent\. Try again in 1 minute,/],
  [40, 600, /^With these 40 emails, .* so none was sent\. Try again in 10 minutes,/],
])('%i emails too many are spoken of in the right number', (count, seconds, words) => {
  expect(guestMailsPaused(count, seconds)).toMatch(words);
});

import type { StoredMail } from '@venue/domain';
import { describeDelivery } from './describe-delivery.ts';

const now = new Date('2026-11-20T19:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const refused = 'The mail server rejected it: 550 No such mailbox';

function buildMail(delivery?: StoredMail['delivery'], changes: Partial<StoredMail> = {}): StoredMail {
  return {
    _id: 'm',
    to: ['aoife@guest.test'],
    message: { subject: 'Your table' },
    createdAt: minutesAgo(60),
    booking: { id: 'b', date: '2026-11-27', to: 'guest', about: 'requested' },
    ...(delivery && { delivery }),
    ...changes,
  };
}

it.each<[string, StoredMail]>([
  ['waiting to be sent', buildMail()],
  ['waiting to be sent', buildMail({ state: 'PENDING' })],
  ['not sent, because no mail server is set up', buildMail({ state: 'PENDING', startTime: now })],
  ['being sent', buildMail({ state: 'PROCESSING', leaseExpireTime: minutesAgo(-1) })],
  [
    'it may have arrived: sending was interrupted',
    buildMail({ state: 'PROCESSING', leaseExpireTime: minutesAgo(1) }),
  ],
  ['sent at 6:04 PM', buildMail({ state: 'SUCCESS', endTime: minutesAgo(56) })],
  ['sent yesterday at 6:04 PM', buildMail({ state: 'SUCCESS', endTime: minutesAgo(56 + 24 * 60) })],
  [
    `not sent. ${refused}. We keep trying until tomorrow at 6:00 PM.`,
    buildMail({ state: 'ERROR', error: refused }),
  ],
  [
    `not sent. ${refused}.`,
    buildMail({ state: 'ERROR', error: refused }, { createdAt: minutesAgo(25 * 60) }),
  ],
  [
    'it may have arrived. The mail server did not respond in time.',
    buildMail({ state: 'ERROR', error: 'The mail server did not respond in time.', mayHaveArrived: true }),
  ],
])('%s', (words, mail) => {
  expect(describeDelivery(mail, now)).toBe(words);
});

it('what staff wrote themselves is not tried again by itself', () => {
  const mail = buildMail({ state: 'ERROR', error: refused });
  delete mail.booking;
  expect(describeDelivery(mail, now)).toBe(`not sent. ${refused}.`);
});

import type { StoredMail } from '@venue/domain';
import { unsent } from './use-unsent.ts';

const now = new Date('2026-11-20T19:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

function failed(_id: string, changes: Partial<StoredMail>): StoredMail {
  return { _id, to: ['a@guest.test'], message: { subject: 's' }, delivery: { state: 'ERROR' }, ...changes };
}

function ofEvening(date: string) {
  return { createdAt: daysAgo(30), booking: { id: 'b', date, to: 'guest', about: 'confirmed' } } as const;
}

it('emails of evenings to come and of the last week are waited for, latest first', () => {
  const mails = [
    failed('tonight', ofEvening('2026-11-20')),
    failed('yesterday', ofEvening('2026-11-19')),
    failed('new', { createdAt: daysAgo(1) }),
    failed('old', { createdAt: daysAgo(8) }),
  ];
  expect(unsent(mails, now).map(({ _id }) => _id)).toEqual(['new', 'tonight']);
});

it('one that is being sent is not lost, one whose sending broke off may be', () => {
  const sending = (leaseExpireTime: Date) => ({
    createdAt: daysAgo(0),
    delivery: { state: 'PROCESSING' as const, leaseExpireTime },
  });
  const mails = [failed('running', sending(daysAgo(-1))), failed('broken', sending(daysAgo(1)))];
  expect(unsent(mails, now).map(({ _id }) => _id)).toEqual(['broken']);
});

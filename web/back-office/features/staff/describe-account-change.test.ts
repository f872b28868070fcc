import { byScript, type AccountChange } from '@venue/domain';
import { describeAccountChange } from './describe-account-change.ts';

const change = (part: Partial<AccountChange>) =>
  describeAccountChange({
    operation: 'role',
    details: {},
    username: 'Aoife',
    by: 'orla',
    byName: 'Orla',
    ...part,
  });

it.each<[Partial<AccountChange>, string]>([
  [{ operation: 'create', details: { to: 'chef' } }, 'Orla created an account for Aoife, as a chef'],
  [{ details: { from: 'chef', to: 'admin' } }, 'Orla made Aoife an administrator (before: chef)'],
  [{ details: { from: 'admin', to: 'super' } }, 'Orla made Aoife a super user (before: administrator)'],
  [
    { operation: 'permissions', details: { granted: ['changeDishes'], withdrawn: [] } },
    'Orla allowed Aoife to take dishes off and confirm allergens',
  ],
  [
    { operation: 'permissions', details: { granted: [], withdrawn: ['changeDishes'] } },
    'Orla no longer allows Aoife to take dishes off and confirm allergens',
  ],
  [{ operation: 'disable' }, 'Orla disabled the account of Aoife'],
  [{ operation: 'enable' }, 'Orla enabled the account of Aoife again'],
  [{ operation: 'remove', details: { from: 'chef' } }, 'Orla removed the account of Aoife'],
  [{ operation: 'reset' }, 'Orla made a password reset link for Aoife'],
  [{ operation: 'login', details: { changed: ['password'] } }, 'Orla changed their own password'],
  [
    { operation: 'login', details: { changed: ['email', 'password'] } },
    'Orla changed their own email and password',
  ],
  [{ operation: 'disable', by: byScript, byName: '' }, 'The system disabled the account of Aoife'],
  [
    { operation: 'disable', byName: '', username: '' },
    'A former colleague disabled the account of a former colleague',
  ],
])('%o reads: %s', (part, sentence) => {
  expect(change(part)).toBe(sentence);
});

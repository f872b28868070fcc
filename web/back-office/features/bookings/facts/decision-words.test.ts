import { happened, type Decided, type Reach } from './decision-words.ts';

const aoife: Reach = { name: 'Aoife', email: 'aoife@guest.test', phone: '087 555 0101', canSend: true };
const mailed: Decided = { state: 'confirmed', isMailed: true, wasDecided: false, decidedByName: 'Donal' };
const unmailed = { ...mailed, isMailed: false };

it('an email is promised only when one can leave', () => {
  expect(happened(mailed, aoife)).toBe('Aoife will get an email.');
  const silent = { ...aoife, canSend: false };
  const ring = 'No email can be sent. Please ring Aoife at 087 555 0101.';
  expect(happened(mailed, silent)).toBe(ring);
});

it('who gave no address is rung', () => {
  const { email: _, ...byPhone } = aoife;
  const ring = 'Aoife gave no email address. Please ring Aoife at 087 555 0101.';
  expect(happened(unmailed, byPhone)).toBe(ring);
});

it('who left an address alone is written to by hand when no email can leave', () => {
  expect(happened(mailed, { ...aoife, phone: undefined, canSend: false })).toBe(
    'No email can be sent. Please write to Aoife yourself: aoife@guest.test.',
  );
});

it('a decision that was not mailed says so', () => {
  expect(happened(unmailed, aoife)).toBe('No email was sent. Please ring Aoife at 087 555 0101.');
});

it('nobody is rung about what a colleague has decided', () => {
  const again = { ...unmailed, wasDecided: true };
  expect(happened(again, aoife)).toBe('Donal has already confirmed it.');
  expect(happened({ ...again, decidedByName: '' }, aoife)).toBe('It has already been confirmed.');
});

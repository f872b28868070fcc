import fc from 'fast-check';
import { previewLastsMs } from '@venue/domain';
import { readPreviewToken, signPreview } from './token.ts';

const now = new Date('2026-03-10T12:00:00Z');
const until = new Date(now.getTime() + previewLastsMs);
const preview = { at: new Date('2026-03-15T13:00:00Z'), withDrafts: true, until, by: 'una' };

beforeEach(() => vi.stubEnv('LIMITS_KEY', 'a secret'));
afterEach(() => vi.unstubAllEnvs());

it('says what to show, by whom, and since when', () => {
  const madeAt = now.getTime() / 1_000;
  expect(readPreviewToken(signPreview(preview), now)).toEqual({ ...preview, madeAt });
});

it('names the unsaved settings that it shows', () => {
  expect(readPreviewToken(signPreview({ ...preview, unsaved: 'abc' }), now)?.unsaved).toBe('abc');
});

it('ends after a day', () => {
  const token = signPreview(preview);
  expect(readPreviewToken(token, new Date(until.getTime() - 1))).toBeDefined();
  expect(readPreviewToken(token, until)).toBeUndefined();
});

it('is nothing where the secret is another one', () => {
  const token = signPreview(preview);
  vi.stubEnv('LIMITS_KEY', 'another secret');
  expect(readPreviewToken(token, now)).toBeUndefined();
});

it('is nothing with any character changed', () => {
  const token = signPreview(preview);
  // The last character carries bits that no byte has.
  fc.assert(
    fc.property(fc.nat(token.length - 2), fc.constantFrom('A', 'z', '0', '.', '%'), (at, character) => {
      fc.pre(token[at] !== character);
      const changed = token.slice(0, at) + character + token.slice(at + 1);
      expect(readPreviewToken(changed, now)).toBeUndefined();
    }),
  );
});

import fc from 'fast-check';
import { escapeText, writeLines } from './calendar-text.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;

describe('a calendar line', () => {
  it('escapes what has a meaning in calendars, and writes a line break as \\n', () => {
    expect(escapeText('Reels, jigs; and\r\nsongs \\ more')).toBe('Reels\\, jigs\\; and\\nsongs \\\\ more');
  });

  it('drops control characters, which no calendar reads', () => {
    expect(escapeText('a\u0007b\u0000c')).toBe('abc');
  });

  it('ends in CRLF and goes on in the next after a space', () => {
    expect(writeLines(['A:1', `B:${'x'.repeat(80)}`])).toBe(
      `A:1\r\nB:${'x'.repeat(73)}\r\n ${'x'.repeat(7)}\r\n`,
    );
  });

  it('never takes more than 75 octets, cuts no character in two, and unfolds to what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = `X:${escapeText(text)}`;
        const folded = writeLines([line]);
        expect(folded.split('\r\n').every((part) => octets(part) <= 75)).toBe(true);
        expect(folded.replaceAll('\r\n ', '')).toBe(`${line}\r\n`);
      }),
    );
  });
});

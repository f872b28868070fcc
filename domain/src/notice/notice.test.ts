import { ValidationError } from 'yup';
import { readRecord } from '../record/read.ts';
import {
  liveNotice,
  notice,
  noticeDaysAhead,
  noticeMoments,
  publishedNotice,
  type Notice,
} from './notice.ts';
import { noticeSchema } from './notice.schema.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);
const build = (fields: object): Notice => readRecord(notice, 'main', fields);

describe('a notice', () => {
  const both = build({ text: 'Closed', from: at('18:00'), until: at('20:00') });

  it.each([
    ['17:59:59.999', undefined],
    ['18:00', 'Closed'],
    ['19:59:59.999', 'Closed'],
    ['20:00', undefined],
  ])('from 18:00 until 20:00 is %s seen as %s', (time, text) => {
    expect(liveNotice(both, at(time))?.text).toBe(text);
  });

  it('without a start is seen at once, and without a text or an end never', () => {
    expect(liveNotice(build({ text: 'Closed', until: at('20:00') }), at('00:00'))?.text).toBe('Closed');
    expect(liveNotice(build({ text: '', until: at('20:00') }), at('19:00'))).toBeUndefined();
    expect(liveNotice(build({ text: 'Closed' }), at('19:00'))).toBeUndefined();
  });

  it('that stood in front of another lets that one return when it is over', () => {
    const earlier = [{ text: 'Oysters all week', link: '', until: at('23:00') }];
    const stacked = build({ text: 'Closed', until: at('20:00'), earlier });
    expect(liveNotice(stacked, at('19:59'))?.text).toBe('Closed');
    expect(liveNotice(stacked, at('20:00'))?.text).toBe('Oysters all week');
    expect(liveNotice(stacked, at('23:00'))).toBeUndefined();
    expect(noticeMoments(stacked)).toEqual([at('20:00'), at('23:00')]);
  });
});

it('a notice that is published before the one in front of it starts has nothing of that one', () => {
  const earlier = [{ text: 'Oysters all week', link: '', until: at('23:00') }];
  const first = { text: 'Closed', link: 'https://example.com', from: at('20:00'), until: at('21:00') };
  const published = publishedNotice(build({ ...first, earlier, updatedAt: at('12:00') }), at('19:00'));
  expect(published).toStrictEqual({ _id: 'main', ...earlier[0], earlier: [], updatedAt: at('12:00') });
});

describe('what staff send', () => {
  beforeEach(() => vi.useFakeTimers({ now: at('18:00'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  function problem(body: object): string | undefined {
    try {
      noticeSchema.validateSync(body, { stripUnknown: true });
      return undefined;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return `${error.path}: ${error.message}`;
    }
  }
  const ahead = (days: number) => new Date(at('18:00').getTime() + days * 24 * 60 * 60 * 1_000).toISOString();

  it.each([
    [{ text: 'Closed' }],
    [{ text: 'Closed', until: null, from: '' }],
    [{ text: 'Closed', until: ahead(noticeDaysAhead) }],
    [{ text: 'Closed', link: 'https://venue.test/menus', from: ahead(1), until: ahead(2) }],
    [{ text: 'Closed', from: ahead(noticeDaysAhead - 2) }],
    [{ text: 'Closed', from: ahead(noticeDaysAhead - 0.1), until: ahead(noticeDaysAhead) }],
    [{ text: 'Closed', from: ahead(-60) }],
    [{ text: '', from: ahead(60) }],
    [{ text: 'x'.repeat(200) }],
    [{ text: '', until: ahead(-1) }],
  ])('%j is taken', (body) => expect(problem(body)).toBeUndefined());

  it.each([
    [{}, 'text: Please type some text.'],
    [{ text: 'x'.repeat(201) }, 'text: This is too long: at most 200 characters.'],
    [{ text: 'Closed', until: ahead(-1) }, 'until: That time has passed already. Choose a later one.'],
    [
      { text: 'Closed', until: ahead(noticeDaysAhead + 0.001) },
      'until: That’s too far ahead: a notice lasts 30 days at most. For longer, use Edit Website.',
    ],
    [{ text: 'Closed', from: ahead(2), until: ahead(1) }, 'until: The end must be after the start.'],
    [
      { text: 'Closed', from: ahead(60) },
      'from: That’s too far ahead: a notice can start and end in the next 30 days. Put it up nearer the time.',
    ],
    [
      // It would end with its night, half a day after the thirty.
      { text: 'Closed', from: ahead(noticeDaysAhead - 0.01) },
      'from: That’s too far ahead: a notice can start and end in the next 30 days. Put it up nearer the time.',
    ],
    [{ text: 'Closed', until: 'tonight' }, 'until: This is not a valid date and time.'],
    [
      { text: 'Closed', link: 'javascript:alert(1)' },
      'link: Start the link with https:// (or http://, tel: or mailto:), or leave it empty.',
    ],
  ])('%j is refused', (body, expected) => expect(problem(body)).toBe(expected));
});

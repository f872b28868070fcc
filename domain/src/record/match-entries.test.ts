import { legalText } from '../legal-text/legal-text.ts';
import { openingHours } from '../opening-hours/opening-hours.ts';
import { identifyEntries } from './match-entries.ts';

const line = (content: string, _id?: string, elementType = 'Days') => ({
  elementType,
  content,
  ...(_id !== undefined && { _id }),
});
const known = { contents: [line('Monday', 'a'), line('Tuesday', 'b'), line('Sunday', 'c')] };
const ids = (contents: object[]) =>
  identifyEntries(openingHours, { contents }, known).contents.map((entry) => '_id' in entry && entry._id);

const isNew = expect.stringMatching(/^[a-z0-9]{8}$/);

describe('the entries of a list get', () => {
  it('the ids that they are sent with, once each', () => {
    expect(ids([line('Sunday', 'c'), line('Sunday', 'c'), line('Friday', 'mine')])).toEqual([
      'c',
      isNew,
      'mine',
    ]);
  });

  it('the ids of the stored ones with the same words, wherever they stand', () => {
    expect(ids([line('Sunday'), line('Friday'), line('Tuesday'), line('Monday', '')])).toEqual([
      ...['c', isNew, 'b', 'a'],
    ]);
  });

  it('or else of the stored one in their place, if it is of their type', () => {
    expect(ids([line('Monday'), line('Wednesday'), line('Sunday')])).toEqual(['a', 'b', 'c']);
    expect(ids([line('Monday'), line('17:00 – 22:00', undefined, 'Times')])).toEqual(['a', isNew]);
  });

  it('the ids of those that begin alike', () => {
    const list = (...items: string[]) => ({
      elementType: 'List',
      content: items.map((contentString) => ({ contentString })),
    });
    const stored = {
      contents: [list('Fish', 'Crab'), list('Dogs')].map((each, at) => ({ ...each, _id: `${at}` })),
    };
    const sent = { contents: [list('New'), list('Dogs', 'Cats'), list('Fish')] };
    const { contents } = identifyEntries(legalText, sent, stored);
    expect(contents).toEqual([
      { ...sent.contents[0], _id: isNew },
      { ...sent.contents[1], _id: '1' },
      { ...sent.contents[2], _id: '0' },
    ]);
  });
});

it('lists that are not there, and other fields, stay as they are', () => {
  const sent = { contents: [], updatedAt: 'now', more: [{}] };
  expect(identifyEntries(openingHours, sent, {})).toEqual(sent);
});

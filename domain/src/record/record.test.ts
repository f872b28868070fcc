import { ValidationError } from 'yup';
import { choice, dateTime, group, image, line, list, number, stamps, text } from './field.ts';
import { toInput } from './input.ts';
import { fileNames, readRecord } from './read.ts';
import { schemaOf } from './schema.ts';

const fields = {
  title: line('Title', { missing: 'Title?' }),
  starts: dateTime('Starts', { missing: 'When?' }),
  ends: dateTime('Ends', { optional: true, after: { field: 'starts', message: 'Too early.' } }),
  size: choice('Size', { S: 'Small', L: 'Large' }, { unknown: 'No such size.', formerly: { big: 'L' } }),
  photo: image('Photo'),
  photos: list('Photo', image('')),
  rows: list('Row', { name: text('Name'), img: image('Picture') }),
  position: number('Place', { readOnly: true }),
  ...stamps,
};

const starts = new Date('2026-11-20T20:30:00Z');
const timestamp = { toDate: () => starts };

describe('a record that is read', () => {
  it('is the same from a stored document as from published JSON', () => {
    const stored = {
      title: 'A',
      starts: timestamp,
      ends: timestamp,
      rows: [{ name: 'x', img: 'a.jpg' }],
      position: 2,
    };
    const published = JSON.parse(JSON.stringify({ ...stored, starts, ends: starts })) as object;
    const record = readRecord(fields, 'id', stored);
    expect(record).toMatchObject({ _id: 'id', title: 'A', starts, ends: starts, position: 2 });
    expect(readRecord(fields, 'id', published)).toEqual(record);
  });

  it('has all fields that are not optional, even if the document lacks them', () => {
    expect(readRecord(fields, 'id', {})).toStrictEqual({
      ...{ _id: 'id', title: '', starts: new Date(0), size: '', photo: '', position: 0 },
      ...{ photos: [], rows: [] },
    });
  });

  it('has no undeclared fields at any depth', () => {
    const record = readRecord(fields, 'id', { updatedBy: 'una', rows: [{ name: 'x', secret: 1 }, null] });
    expect(record).not.toHaveProperty('updatedBy');
    expect(record.rows).toStrictEqual([{ name: 'x', img: '' }]);
  });

  it('reads invalid values as missing, and former spellings as current ones', () => {
    const record = readRecord(fields, 'id', {
      title: 5,
      ends: 'soon',
      size: 'big',
      photos: ['a', 5],
      rows: 'x',
    });
    expect(record).toMatchObject({ title: '', size: 'L', photos: ['a'], rows: [] });
    expect(record.ends).toBeUndefined();
    expect(readRecord(fields, 'id', { size: 'toString' }).size).toBe('');
  });

  it('has its groups and its nulls, and ids for the entries of a list that wants them', () => {
    const dishes = {
      rows: list(
        'Row',
        {
          _id: line('', { optional: true }),
          marks: list('Mark', choice('', { a: 'A' }, { missing: 'Which?' }), { optional: true }),
          off: group('Off', { until: dateTime('', { nullable: true }) }, { optional: true, nullable: true }),
        },
        { withIds: true },
      ),
    };
    const rows = [
      { off: null, marks: ['a', 'b'] },
      { _id: 'own', off: {} },
      { off: { until: timestamp, more: 1 } },
      { off: 'x' },
    ];
    const record = readRecord(dishes, 'id', { rows });
    expect(record.rows).toStrictEqual([
      { _id: 'e1', off: null, marks: ['a'] },
      { _id: 'own', off: { until: null } },
      { _id: 'e3', off: { until: starts } },
      { _id: 'e4' },
    ]);
    expect(readRecord(dishes, 'id', JSON.parse(JSON.stringify(record)) as object)).toStrictEqual(record);
  });

  it('names its files in order', () => {
    const shown = { photo: 'a', photos: ['b', ''], rows: [{ name: 'n', img: 'c' }] };
    expect(fileNames(fields, shown)).toEqual(['a', 'b', 'c']);
  });
});

describe('a form of a record', () => {
  it('has the fields that the server does not set, with dates as in their input', () => {
    const record = readRecord(fields, 'id', {
      title: 'A',
      starts,
      rows: [{ name: 'x', img: '' }],
      createdAt: starts,
    });
    expect(toInput(fields, record)).toStrictEqual({
      ...{ title: 'A', starts: '2026-11-20T20:30', ends: '', size: '', photo: '' },
      ...{ photos: [], rows: [{ name: 'x', img: '' }] },
    });
  });

  it('shows a removed date as empty', () => {
    expect(toInput(fields, { starts, ends: null })).toMatchObject({ starts: '2026-11-20T20:30', ends: '' });
  });

  it('is empty without a record', () => {
    expect(toInput(fields)).toMatchObject({ title: '', starts: '', ends: '', rows: [] });
  });
});

describe('the body of a write', () => {
  const schema = schemaOf(fields);
  const body = { title: 'A', starts: '2026-11-20T20:30' };

  function problemsOf(value: object): string[] {
    try {
      schema.validateSync(value, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as ValidationError).inner.map(({ path, message }) => `${path}: ${message}`).sort();
    }
  }

  it('needs the required fields, and nothing else', () => {
    expect(problemsOf({})).toEqual(['starts: When?', 'title: Title?']);
    expect(schema.validateSync(body)).toEqual({ title: 'A', starts });
  });

  it('cannot set what the server sets, but can name what it was based on', () => {
    const sent = { ...body, position: 9, createdAt: starts, updatedAt: starts };
    expect(schema.validateSync(sent)).toEqual({ title: 'A', starts, updatedAt: starts });
  });

  it.each(['', null])('removes an optional date with %j', (ends) => {
    expect(schema.validateSync({ ...body, ends })).toEqual({ title: 'A', starts, ends: null });
  });

  it('checks the order of dates and the values of choices', () => {
    expect(problemsOf({ ...body, ends: '2026-11-20T20:30', size: 'XL' })).toEqual([
      'ends: Too early.',
      'size: No such size.',
    ]);
    expect(problemsOf({ ...body, ends: '2026-11-20T23:30', size: 'big' })).toEqual([]);
  });
});

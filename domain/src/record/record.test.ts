import { ValidationError } from 'yup';
import * as messages from '../messages.ts';
import { choice, dateTime, flag, group, image, line, list, number, stamps, text } from './field.ts';
import type { RecordOf, StoredOf } from './field.ts';
import { toInput, type InputOf } from './input.ts';
import { fileNames, readRecord, readStored, withoutStaffOnly } from './read.ts';
import { schemaOf } from './schema.ts';

const fields = {
  title: line('Title', { requiredMessage: 'Title?' }),
  starts: dateTime('Starts', { requiredMessage: 'When?' }),
  ends: dateTime('Ends', { optional: true, after: { field: 'starts', message: 'Too early.' } }),
  size: choice('Size', { S: 'Small', L: 'Large' }, { unknown: 'No such size.', aliases: { big: 'L' } }),
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
          marks: list('Mark', choice('', { a: 'A' }, { requiredMessage: 'Which?' }), { optional: true }),
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

  it('keeps to itself what only the stored document is for', () => {
    const kept = { ...fields, former: list('', line(''), { readOnly: true, internal: true }) };
    const stored = { title: 'A', starts, former: ['B'], updatedBy: 'una' };
    expect(readRecord(kept, 'id', stored)).not.toHaveProperty('former');
    expect(readStored(kept, stored)).toMatchObject({ title: 'A', former: ['B'], updatedBy: 'una' });
    expectTypeOf<RecordOf<typeof kept>>().not.toHaveProperty('former');
    expectTypeOf<StoredOf<typeof kept>['former']>().toEqualTypeOf<string[]>();
    expect(schemaOf(kept).validateSync({ ...stored })).not.toHaveProperty('former');
    expect(toInput(kept, stored)).not.toHaveProperty('former');
  });

  it('is without what only staff need to know for guests, at any depth', () => {
    const by = group('By', { name: line('Name', { optional: true, staffOnly: true }), at: dateTime('At') });
    const shown = {
      ...fields,
      draft: flag('Draft', { optional: true, staffOnly: true }),
      by,
      list: list('', { by }),
    };
    const record = readRecord(shown, 'id', {
      ...{
        title: 'A',
        draft: true,
        by: { name: 'Una', at: starts },
        list: [{ by: { name: 'Una', at: starts } }],
      },
    });
    const { draft: _draft, ...others } = record;
    expect(withoutStaffOnly(shown, record)).toStrictEqual({
      ...{ ...others, by: { at: starts }, list: [{ by: { at: starts } }] },
    });
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

  const unsaid = {
    marks: list('Mark', choice('', { a: 'A', b: 'B' }, { requiredMessage: 'Which?' }), { optional: true }),
    rows: list('Row', { at: dateTime('At', { optional: true }) }, { optional: true }),
    size: choice('Size', { S: 'Small', L: 'Large' }, { optional: true }),
    plan: choice('Plan', { on: 'On', off: 'Off' }, { optional: true, default: 'on' }),
    seats: number('Seats', { optional: true }),
    isNew: flag('New', { optional: true }),
    until: dateTime('Until', { optional: true, nullable: true }),
    off: group('Off', { until: dateTime('until', { nullable: true }) }, { optional: true, nullable: true }),
  };

  it('lacks the lists and groups that the record lacks: nothing said is not the same as none', () => {
    const empty = { size: '', plan: 'on', seats: '', isNew: false, until: '' };
    expect(toInput(unsaid)).toStrictEqual(empty);
    expect(toInput(unsaid, { marks: [], rows: [], off: null })).toStrictEqual({
      ...{ marks: [], rows: [], ...empty, off: null },
    });
    const said = { marks: ['b'], rows: [{ at: starts }], size: 'L', plan: 'off', seats: 0, isNew: true };
    expect(toInput(unsaid, { ...said, until: starts, off: { until: starts } })).toStrictEqual({
      ...{ ...said, rows: [{ at: '2026-11-20T20:30' }] },
      ...{ until: '2026-11-20T20:30', off: { until: '2026-11-20T20:30' } },
    });
  });

  it('has the types of its values, an empty choice and an empty number included', () => {
    expectTypeOf<InputOf<typeof unsaid>>().toEqualTypeOf<{
      marks?: ('a' | 'b')[];
      rows?: { at: string }[];
      size: 'S' | 'L' | '';
      plan: 'on' | 'off';
      seats: number | '';
      isNew: boolean;
      until: string;
      off?: { until: string } | null;
    }>();
    expectTypeOf<InputOf<typeof fields>['size']>().toEqualTypeOf<'S' | 'L' | ''>();
    expectTypeOf(toInput(unsaid)).toEqualTypeOf<InputOf<typeof unsaid>>();
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

  it('has numbers and groups like any other field', () => {
    const room = {
      seats: number('Seats', { requiredMessage: 'How many?' }),
      tables: number('Tables', { optional: true }),
      bar: group('Bar', { name: line('Name', { requiredMessage: 'Which?' }) }, { optional: true }),
    };
    const read = (value: object) => schemaOf(room).validateSync(value, { abortEarly: false });
    expect(read({ seats: 4 })).toStrictEqual({ seats: 4 });
    expect(read({ seats: 0, tables: '', bar: { name: 'Snug', more: 1 } })).toStrictEqual({
      ...{ seats: 0, tables: null, bar: { name: 'Snug' } },
    });
    expect(() => read({ seats: '4' })).toThrow(messages.notNumber);
    expect(() => read({ seats: 1.5 })).toThrow(messages.notNumber);
    expect(() => read({ tables: 1 })).toThrow('How many?');
    expect(() => read({ seats: 4, bar: {} })).toThrow('Which?');
  });

  it('checks the order of dates and the values of choices', () => {
    expect(problemsOf({ ...body, ends: '2026-11-20T20:30', size: 'XL' })).toEqual([
      'ends: Too early.',
      'size: No such size.',
    ]);
    expect(problemsOf({ ...body, ends: '2026-11-20T23:30', size: 'big' })).toEqual([]);
  });
});

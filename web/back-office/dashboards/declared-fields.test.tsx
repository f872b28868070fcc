import { isSpare } from '../../../tests/declared/throw-away-fields.ts';
import { recordsOf, valueOf, type Values } from '../../../tests/declared/values.ts';
import {
  kinds,
  kindNames,
  entryFields,
  menuElementStrings,
  toInput,
  type KindName,
  type Field,
  type Fields,
  type MenuElementType,
  type Gig,
} from '@venue/domain';
import fc from 'fast-check';
import { duplicateGigInput } from '../features/gigs/gig-input.ts';
import { copyElement } from '../features/menus/menu-input.ts';
import { copyInput } from '../records/copy-names.ts';
import { mergeRecord } from '../records/merge/merge-record.ts';
import { describeRevision } from '../history/words/describe-revision.ts';
import { recordKinds } from '../kinds.tsx';
import { stored } from './declared-forms.fixture.tsx';

/*
 * What the browser does with a record, for every kind of content and every declared field, with throw-away ones of each
 * sort. What its form does: declared-forms.test.tsx. What the server does: tests/contract/own-process/declared-fields.test.ts.
 */

/** One record with all fields at once; what fails is named by its field, so nothing has to be shrunk. */
const few = { numRuns: 1, endOnFailure: true };

/** Another value of a field; the same one if there is none. */
function otherValue(field: Field, value: unknown): unknown {
  if (field.kind === 'flag') return !value;
  const values = fc.sample(valueOf(field), { numRuns: 20, seed: 7 });
  return values.find((each) => JSON.stringify(each) !== JSON.stringify(value)) ?? value;
}

type Changed = { path: string; after: Values };

/** The record with each of its fields changed, one at a time; of lists and groups also each field inside an entry. */
function eachChange(fields: Fields, record: Values, path: string[] = []): Changed[] {
  const sent = Object.entries(fields).filter(([name, { readOnly }]) => !readOnly && name in record);
  return sent.flatMap(([name, field]) => {
    const at = [...path, name];
    const value = record[name];
    const whole = { path: at.join('.'), after: { ...record, [name]: otherValue(field, value) } };
    if (field.kind !== 'list' && field.kind !== 'group') return [whole];
    const of = entryFields(field);
    if (!('fields' in of)) return [whole];
    // Of a list the fields of its last entry: they are those of every entry.
    const index = Array.isArray(value) ? value.length - 1 : undefined;
    const entry = (index === undefined ? value : (value as unknown[])[index]) as Values;
    const inside = eachChange(of.fields, entry, index === undefined ? at : [...at, String(index)]).map(
      ({ path: inner, after }) => ({
        path: inner,
        after: { ...record, [name]: index === undefined ? after : (value as unknown[]).with(index, after) },
      }),
    );
    return [...(isSpare(name) ? [whole] : []), ...inside];
  });
}

/** Some hundred merges of records with fields of each sort in each list. */
const mergeTimeout = 300_000;

describe.each(kindNames)('a change of one field of %s', { timeout: mergeTimeout }, (kind) => {
  const fields: Fields = kinds[kind].fields;
  const recordKind = recordKinds.find(({ collection }) => collection === kind)!;
  const changes = (record: Values) => eachChange(fields, record);

  it('is said by the history, whatever field it is', () => {
    fc.assert(
      fc.property(recordsOf(kind), (record) => {
        const before = stored(kind, record);
        const silent = changes(record).filter(({ after }) => {
          const revision = { operation: 'update' as const, before };
          const told = { revision, kind: recordKind, name: 'It', after: stored(kind, after) };
          return ['', 'Saved without a change'].includes(describeRevision(told).words);
        });
        expect(silent.map(({ path }) => path)).toEqual([]);
      }),
      few,
    );
  });

  it('of the record itself is said under the label of the field', () => {
    fc.assert(
      fc.property(recordsOf(kind), (record) => {
        const before = stored(kind, record);
        for (const { path, after } of changes(record)) {
          const field = fields[path];
          if (!field || !isSpare(path)) continue;
          const revision = { operation: 'update' as const, before };
          const told = { revision, kind: recordKind, name: 'It', after: stored(kind, after) };
          expect(describeRevision(told).words).toContain(field.label);
        }
      }),
      few,
    );
  });

  it('survives a merge with what a colleague has saved meanwhile', () => {
    fc.assert(
      fc.property(recordsOf(kind), (record) => {
        const [base, title] = [toInput(fields, record) as Values, Object.keys(toInput(fields, record))[0]!];
        for (const { path, after } of changes(record)) {
          const mine = toInput(fields, after) as Values;
          const theirs = { ...base, [title]: mine[title] };
          expect(mergeRecord(fields, { base, mine, theirs }).values, path).toEqual(mine);
          expect(mergeRecord(fields, { base, mine: theirs, theirs: mine }).values, path).toEqual(mine);
        }
      }),
      few,
    );
  });
});

test('a change of a dish, a line or a special day is said under its name', () => {
  const said = (kind: KindName, list: string, more: object) => {
    const [record] = fc.sample(recordsOf(kind), { numRuns: 1, seed: 3 });
    const [first, ...others] = record![list] as Values[];
    const of = entryFields((kinds[kind].fields as Fields)[list]!) as { fields: Fields };
    const entry = { ...first, ...more };
    const after = { ...entry, spareLine: 'Hot', spareCount: 7 };
    expect(of.fields).toHaveProperty('spareCount');
    const revision = {
      operation: 'update' as const,
      before: stored(kind, { ...record, [list]: [entry, ...others] }),
    };
    const recordKind = recordKinds.find(({ collection }) => collection === kind)!;
    const told = {
      revision,
      kind: recordKind,
      name: 'It',
      after: stored(kind, { ...record, [list]: [after, ...others] }),
    };
    return describeRevision(told).words;
  };
  const strings = ['Hake', '', ''].map((contentString) => ({ contentString }));
  expect(said('menus', 'contents', { elementType: 'Dish', content: strings })).toBe(
    'Hake: Spare line is now “Hot”; Hake: Spare count is now “7”',
  );
  expect(said('openingHours', 'contents', { elementType: 'Area', content: 'Bar' })).toBe(
    'Bar: Spare line is now “Hot”; Bar: Spare count is now “7”',
  );
  expect(said('openingHours', 'specialDays', { from: '2031-12-26', to: '2031-12-26', area: '' })).toBe(
    'Friday, December 26: Spare line is now “Hot”; Friday, December 26: Spare count is now “7”',
  );
});

test('a copy has every declared field, except those that a copy begins without', () => {
  const own = ['title', 'route', 'showFrom', 'showUntil'];
  for (const kind of ['menus', 'routes'] as const) {
    fc.assert(
      fc.property(recordsOf(kind), (record) => {
        const values = toInput(kinds[kind].fields as Fields, stored(kind, record)) as Values;
        expect(without(copyInput(kind, values, []), own)).toEqual(without(values, own));
      }),
      few,
    );
  }
  // When, and whether it takes place.
  const notYet = [
    'datetime',
    'doorsAt',
    'endsAt',
    'status',
    'statusNote',
    'isDraft',
    'showFrom',
    'showUntil',
  ];
  fc.assert(
    fc.property(recordsOf('events'), (record) => {
      const values = toInput(kinds.events.fields as Fields, stored('events', record)) as Values;
      const copy = duplicateGigInput(stored('events', record) as unknown as Gig);
      expect(without(copy, [...notYet, 'repeat'])).toEqual(without(values, notYet));
    }),
    few,
  );
  fc.assert(
    fc.property(recordsOf('menus'), (record) => {
      const [element] = (toInput(kinds.menus.fields as Fields, record) as { contents: Values[] }).contents;
      expect(without(copyElement(element as never), ['_id'])).toEqual(without(element!, ['_id']));
      expect(menuElementStrings[element!['elementType'] as MenuElementType]).toBeDefined();
    }),
    few,
  );
});

function without(values: object, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

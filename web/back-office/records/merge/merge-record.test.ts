import { customPage, menu, openingHours, website } from '@venue/domain';
import fc from 'fast-check';
import { mergeLists } from './merge-list.ts';
import { mergeRecord } from './merge-record.ts';

const days = (...contents: string[]) => ({
  contents: contents.map((content) => ({ elementType: 'Days', content })),
});
const dish = (...strings: string[]) => ({
  elementType: 'Dish',
  content: strings.map((contentString) => ({ contentString })),
});
const panel = (_id: string, panelTitle: string, panelDesc = '') => ({ _id, panelTitle, panelDesc });

describe('two versions of a record', () => {
  it('keep what each side has changed', () => {
    const base = { careerTitle: 'Jobs', careerDesc: 'Old.', addressLine1: 'Quay' };
    const merged = mergeRecord(website, {
      base,
      mine: { ...base, careerTitle: 'Work with us' },
      theirs: { ...base, careerDesc: 'New.' },
    });
    expect(merged).toEqual({
      values: { ...base, careerTitle: 'Work with us', careerDesc: 'New.' },
      clashes: [],
    });
  });

  it('clash only where both have changed the same field, and the choice decides', () => {
    const versions = {
      base: { title: 'Dinner', route: 'dinner' },
      mine: { title: 'Supper', route: 'supper' },
      theirs: { title: 'Tea', route: 'dinner' },
    };
    const { clashes, values } = mergeRecord(menu, versions);
    expect(clashes).toEqual([
      {
        id: 'title',
        mine: { kind: 'text', label: 'Menu title', text: 'Supper' },
        theirs: { kind: 'text', label: 'Menu title', text: 'Tea' },
      },
    ]);
    expect(values).toEqual(versions.mine);
    expect(mergeRecord(menu, versions, { title: 'theirs' }).values).toEqual({
      title: 'Tea',
      route: 'supper',
    });
  });

  it('keep both changes of a list, next to each other too', () => {
    const merged = mergeRecord(openingHours, {
      base: days('Mon', 'Tue', 'Wed'),
      mine: days('Mon', 'Tuesday', 'Wed', 'Sun'),
      theirs: days('Monday', 'Tue', 'Wed'),
    });
    expect(merged).toEqual({ values: days('Monday', 'Tuesday', 'Wed', 'Sun'), clashes: [] });
  });

  it('keep a dish’s new price and its new description', () => {
    const versions = {
      base: { contents: [dish('Hake', 'kale', '24'), dish('Ray'), dish('Crab')] },
      mine: { contents: [dish('Hake', 'kale', '26'), dish('Ray'), dish('Crab')] },
      theirs: { contents: [dish('Hake', 'samphire', '24'), dish('Ray')] },
    };
    expect(mergeRecord(menu, versions)).toEqual({
      values: { contents: [dish('Hake', 'samphire', '26'), dish('Ray')] },
      clashes: [],
    });
  });

  it('name the line on which they clash', () => {
    const versions = { base: days('Mon', 'Tue'), mine: days('Mon', 'Sat'), theirs: days('Mon', 'Sun') };
    const { clashes } = mergeRecord(openingHours, versions);
    expect(clashes).toMatchObject([{ id: 'contents.0', mine: { label: 'Sat' }, theirs: { label: 'Sat' } }]);
    expect(mergeRecord(openingHours, versions, { 'contents.0': 'theirs' }).values).toEqual(versions.theirs);
  });

  it('match panels by their id, wherever they stand', () => {
    const versions = {
      base: { panels: [panel('a', 'Room'), panel('b', 'Band')] },
      mine: { panels: [panel('b', 'Band'), panel('a', 'Room')] },
      theirs: { panels: [panel('a', 'Room'), panel('b', 'Band', 'Loud.')] },
    };
    const { values, clashes } = mergeRecord(customPage, versions);
    expect(clashes).toEqual([]);
    expect(values.panels.map(({ panelDesc }) => panelDesc).toSorted()).toEqual(['', 'Loud.']);
  });

  it('match dishes by their id, also when one has renamed what the other has moved', () => {
    const named = (_id: string, name: string, price = '9') => ({ _id, ...dish(name, 'kale', price) });
    const versions = {
      base: { contents: [named('a', 'Hake'), named('b', 'Ray'), named('c', 'Crab')] },
      mine: { contents: [named('a', 'Roast hake'), named('b', 'Ray'), named('c', 'Crab')] },
      theirs: { contents: [named('b', 'Ray'), named('a', 'Hake', '11'), named('c', 'Crab')] },
    };
    const { values, clashes } = mergeRecord(menu, versions);
    expect(clashes).toEqual([]);
    const hake = values.contents.filter(({ _id }) => _id === 'a');
    expect(hake).toEqual([named('a', 'Roast hake', '11')]);
  });

  it('clash over two lists of allergens for a dish, and never mix them', () => {
    const holding = (...allergens: string[]) => ({ contents: [{ _id: 'a', ...dish('Hake'), allergens }] });
    const versions = {
      base: holding('fish', 'egg'),
      mine: holding('fish', 'milk'),
      theirs: holding('celery', 'egg'),
    };
    const { values, clashes } = mergeRecord(menu, versions);
    expect(clashes).toHaveLength(1);
    expect(values).toEqual(versions.mine);
    expect(mergeRecord(menu, versions, { 'contents.0': 'theirs' }).values).toEqual(versions.theirs);
  });

  it('are merged where one side has said what nobody had said before', () => {
    const contents = [{ _id: 'h', ...dish('Hake', 'with kale', '24') }];
    const [hake] = contents;
    const merged = mergeRecord(menu, {
      base: { contents },
      mine: { contents: [{ ...hake!, allergens: ['fish'] }] },
      theirs: { contents: [{ _id: 'h', ...dish('Hake', 'with kale', '26'), diets: [] }] },
    });
    expect(merged.clashes).toEqual([]);
    const both = { _id: 'h', ...dish('Hake', 'with kale', '26'), allergens: ['fish'], diets: [] };
    expect(merged.values.contents).toEqual([both]);
    const days = { contents: [] };
    const christmas = { ...days, specialDays: [{ from: '2026-12-25', reason: 'Christmas' }] };
    const stephens = { ...days, specialDays: [{ from: '2026-12-26', reason: 'St Stephen’s Day' }] };
    expect(mergeRecord<object>(openingHours, { base: days, mine: days, theirs: christmas }).values).toEqual(
      christmas,
    );
    expect(mergeRecord<object>(openingHours, { base: days, mine: stephens, theirs: christmas })).toEqual({
      values: { ...days, specialDays: [...christmas.specialDays, ...stephens.specialDays] },
      clashes: [],
    });
  });

  it('keep a confirmation of allergens only for the texts that its author has seen', () => {
    const hake = (description: string, price: string, more: object = {}) => ({
      contents: [{ _id: 'a', ...dish('Hake', description, price), allergens: ['fish'], ...more }],
    });
    const confirmed = { confirmed: true };
    const base = hake('kale', '24');
    const mine = hake('kale', '24', confirmed);
    expect(mergeRecord(menu, { base, mine, theirs: hake('kale', '26') }).values).toEqual(
      hake('kale', '26', confirmed),
    );
    expect(mergeRecord(menu, { base, mine, theirs: hake('kale, almonds', '24') }).values).toEqual(
      hake('kale, almonds', '24'),
    );
  });

  it('clash over a panel that one has removed and the other has changed', () => {
    const versions = {
      base: { panels: [panel('a', 'Room'), panel('b', 'Band')] },
      mine: { panels: [panel('b', 'Band')] },
      theirs: { panels: [panel('a', 'Room', 'Large.'), panel('b', 'Band')] },
    };
    const { values, clashes } = mergeRecord(customPage, versions);
    const label = 'Panel “Room”';
    expect(clashes).toMatchObject([
      { id: 'panels.0', mine: { label, text: '' }, theirs: { label, text: 'Room\nLarge.' } },
    ]);
    expect(values).toEqual(versions.mine);
    expect(mergeRecord(customPage, versions, { 'panels.0': 'theirs' }).values).toEqual(versions.theirs);
  });

  it('clash over the order where both have moved panels, and lose nothing else', () => {
    const order = (...ids: string[]) => ({ panels: ids.map((id) => panel(id, id)) });
    const base = order('a', 'b', 'c', 'd');
    const versions = { base, mine: order('b', 'c', 'd', 'a'), theirs: order('b', 'a', 'x', 'c', 'd') };
    const { clashes, values } = mergeRecord(customPage, versions);
    expect(clashes).toMatchObject([{ id: 'panels.0', mine: { kind: 'list' }, theirs: { kind: 'list' } }]);
    expect(values).toEqual(order('b', 'x', 'c', 'd', 'a'));
    expect(mergeRecord(customPage, versions, { 'panels.0': 'theirs' }).values).toEqual(versions.theirs);
  });

  it('keep what both have added to a list of entries, each where its author has put it', () => {
    const order = (...ids: string[]) => ({ panels: ids.map((id) => panel(id, id)) });
    const merged = mergeRecord(customPage, {
      base: order('a', 'b'),
      mine: order('a', 'm', 'b', 'z'),
      theirs: order('t', 'a', 'b', 'y'),
    });
    expect(merged).toEqual({ values: order('t', 'a', 'm', 'b', 'y', 'z'), clashes: [] });
  });

  it('clash over a picture that one has removed and the other has replaced', () => {
    const versions = {
      base: { galleryImgs: ['a.jpg', 'b.jpg'] },
      mine: { galleryImgs: ['b.jpg'] },
      theirs: { galleryImgs: ['c.jpg', 'b.jpg'] },
    };
    const { clashes, values } = mergeRecord(website, versions);
    const [mine, theirs] = ['', 'c.jpg'].map((file) => ({ kind: 'picture', file }));
    expect(clashes).toMatchObject([{ id: 'galleryImgs.0', mine, theirs }]);
    expect(values).toEqual(versions.mine);
    expect(mergeRecord(website, versions, { 'galleryImgs.0': 'theirs' }).values).toEqual(versions.theirs);
  });

  it('keep the pictures that both have added', () => {
    const merged = mergeRecord(website, {
      base: { galleryImgs: ['a.jpg'] },
      mine: { galleryImgs: ['mine.jpg', 'a.jpg'] },
      theirs: { galleryImgs: ['theirs.jpg', 'a.jpg'] },
    });
    expect(merged).toEqual({ values: { galleryImgs: ['theirs.jpg', 'mine.jpg', 'a.jpg'] }, clashes: [] });
  });
});

describe('any two versions of a list', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 });
  const mine = () => 'mine' as const;
  const theirs = () => 'theirs' as const;

  it('are the changed one where only one side has changed it', () => {
    fc.assert(
      fc.property(list, list, (base, changed) => {
        expect(mergeLists({ base, mine: changed, theirs: base }, theirs)).toEqual({
          entries: changed,
          clashes: [],
        });
        expect(mergeLists({ base, mine: base, theirs: changed }, mine)).toEqual({
          entries: changed,
          clashes: [],
        });
      }),
    );
  });

  it('hold each entry with an id once: what both have kept, and what either has added', () => {
    const ids = fc.uniqueArray(fc.constantFrom<string>(...'abcdef'), { maxLength: 6 });
    const named = (list: string[]) => list.map((_id) => ({ _id }));
    fc.assert(
      fc.property(ids, ids, ids, (base, own, other) => {
        const versions = { base: named(base), mine: named(own), theirs: named(other) };
        const { entries } = mergeLists(versions, mine);
        const isThere = (id: string) =>
          base.includes(id) ? own.includes(id) && other.includes(id) : own.includes(id) || other.includes(id);
        expect(entries.map((entry) => (entry as { _id: string })._id).toSorted()).toEqual(
          [...'abcdef'].filter(isThere),
        );
      }),
    );
  });

  it('never hold an entry more often than either side, and lose nothing that both have', () => {
    fc.assert(
      fc.property(list, list, list, (base, own, other) => {
        const { entries } = mergeLists({ base, mine: own, theirs: other }, mine);
        const count = (of: unknown[], entry: string) => of.filter((each) => each === entry).length;
        for (const entry of 'abcde') {
          const [inOwn, inOther] = [count(own, entry), count(other, entry)];
          expect(count(entries, entry)).toBeLessThanOrEqual(Math.max(inOwn, inOther));
        }
      }),
    );
  });
});

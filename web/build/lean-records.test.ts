import { fieldsOf, kindNames, readRecord, type Fields } from '@venue/domain';
import { build, type Rolldown } from 'vite';
import { leanFields, leanRecords } from './lean-records.ts';

/** A document with every field set: each text to its own name, each choice to its first value. */
function fullDocument(fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, names = {}, of }]) => {
      if (kind === 'dateTime') return [name, '2026-11-20T20:30:00.000Z'];
      if (kind === 'number') return [name, 7];
      if (kind === 'choice') return [name, Object.keys(names)[0]];
      if (kind === 'group') return [name, fullDocument(of as Fields)];
      if (kind !== 'list') return [name, name];
      return [name, typeof (of as Fields).kind === 'string' ? [name] : [fullDocument(of as Fields)]];
    }),
  );
}

describe('a lean declaration', () => {
  it.each(kindNames.map((name) => [name, fieldsOf(name)] as const))(
    'reads %s like the full declaration',
    (_, fields) => {
      const documents = [
        {},
        fullDocument(fields),
        { panels: [{ panelButtonType: 'Contact Us' }, {}, 'x'], landingButton1: 'Contact Us', title: 3 },
        { contents: [{ elementType: 'Nothing', content: [{}] }], endsAt: null, position: '1' },
      ];
      for (const document of documents)
        expect(readRecord(leanFields(fields), 'id', document)).toStrictEqual(
          readRecord(fields, 'id', document),
        );
    },
  );

  it('contains no texts for staff', async () => {
    const input = new URL('../../domain/src/published/site.ts', import.meta.url).pathname;
    const [built] = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [leanRecords()],
      build: { write: false, lib: { entry: input, formats: ['es'] } },
    })) as Rolldown.RolldownOutput[];
    const code = built!.output[0].code;
    expect(code).toContain('landingHeroTitle');
    expect(code).toContain('customPages');
    for (const words of [
      'Hero title',
      'Shown over the still picture',
      'You must provide',
      'Likely end',
      'no such allergen',
      'Closed tonight',
      'this menu',
      '/closedTonight',
      'editContent',
      // A field of the booking rules, which guests don't read.
      'holdMinutes',
    ])
      expect(code).not.toContain(words);
  });
});

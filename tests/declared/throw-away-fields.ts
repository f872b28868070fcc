/**
 * Declares a field of each sort on every kind of content, and on the entries of its lists and groups, for one test:
 * code that copies names by hand loses them. Import it before anything that derives from the declarations, such as the
 * schemas. It changes the declarations themselves, so the file's modules must not be shared with another test.
 */
import { kinds } from '../../domain/src/kinds.ts';
import {
  choice,
  dateTime,
  email,
  urlName,
  entryFields,
  flag,
  group,
  image,
  line,
  link,
  list,
  number,
  text,
  video,
  type Field,
  type Fields,
} from '../../domain/src/record/field.ts';

const sizes = { small: 'Small', large: 'Large', huge: 'Huge' };
const optional = { optional: true } as const;

/** What the entries of a throw-away list have, and a group. */
const inner = () => ({
  words: line('Spare words'),
  at: dateTime('Spare moment', optional),
  ticked: flag('Spare tick'),
  size: choice('Spare size', sizes, optional),
  marks: list('Spare mark', line(''), optional),
});

/** One of each sort, required and not. */
const spare = (): Record<string, Field> => ({
  spareText: text('Spare text'),
  spareLine: line('Spare line', optional),
  spareSecret: line('Spare secret', { ...optional, staffOnly: true }),
  spareEndpoint: urlName('Spare endpoint', { requiredMessage: 'Type the spare endpoint.' }),
  spareLink: link('Spare link'),
  spareEmail: email('Spare email', optional),
  spareImage: image('Spare image'),
  spareVideo: video('Spare video', optional),
  spareDate: dateTime('Spare date', optional),
  spareNumber: number('Spare number'),
  spareCount: number('Spare count', optional),
  spareFlag: flag('Spare flag'),
  spareChoice: choice('Spare choice', sizes),
  spareSize: choice('Spare size', sizes, optional),
  spareLines: list('Spare lines', line('')),
  spareMarks: list('Spare mark', choice('', sizes, { requiredMessage: 'Which size?' }), optional),
  spareEntries: list('Spare entry', inner()),
  spareExtras: list('Spare extra', inner(), optional),
  spareGroup: group('Spare group', inner()),
  spareOption: group('Spare option', inner(), { ...optional, nullable: true }),
});

/** Whether a field is there for the test only. */
export function isSpare(name: string): boolean {
  return name.startsWith('spare');
}

const done = new Set<object>();

function addTo(fields: Fields): void {
  if (done.has(fields)) return;
  done.add(fields);
  for (const field of Object.values(fields)) {
    if (field.kind !== 'list' && field.kind !== 'group') continue;
    const of = entryFields(field);
    if ('fields' in of) addTo(of.fields);
  }
  Object.assign(fields, spare());
}

for (const { fields } of Object.values(kinds)) addTo(fields);

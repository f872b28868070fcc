import '../../../tests/declared/throw-away-fields.ts';
import { recordsOf, type Values } from '../../../tests/declared/values.ts';
import {
  kinds,
  kindNames,
  entryFields,
  notice,
  readRecord,
  toInput,
  type KindName,
  type Field,
  type Fields,
} from '@venue/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { NoticeField } from '../features/notice/notice-field.tsx';
import { holdUploads } from '../../test-fixtures/hold-uploads.ts';
import { forms, open, stored, withoutForm, type Open } from './declared-forms.fixture.tsx';

/*
 * What the form of each kind of content does with its declared fields, with throw-away ones of each sort. What the rest of
 * the office does with them: declared-fields.test.tsx.
 */

/** One record with all fields at once; what fails is named by its field, so nothing has to be shrunk. */
const few = { numRuns: 1, endOnFailure: true };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('every kind has a form, or a reason for none', () => {
  expect([...Object.keys(forms), ...Object.keys(withoutForm)].sort()).toEqual([...kindNames].sort());
});

describe.each(Object.entries(forms) as [KindName, [string, Open]][])(
  'the form of %s',
  (kind, [button, form]) => {
    it('sends every declared field as it is stored', async () => {
      const user = userEvent.setup();
      await fc.assert(
        fc.asyncProperty(recordsOf(kind), async (record) => {
          localStorage.clear();
          const values = toInput(kinds[kind].fields as Fields, stored(kind, record));
          const onSave = vi.fn(async () => new Date());
          const view = open(form(values as never, onSave));
          await user.click(screen.getByRole('button', { name: button }));
          await waitFor(() => expect(onSave).toHaveBeenCalled());
          expect((onSave.mock.lastCall as unknown[])[0]).toEqual(values);
          view.unmount();
        }),
        few,
      );
    });
  },
);

/** Where the fields of a record or entry are shown, and whether an element there is its own. */
type Place = { part: HTMLElement; isOwn?: (element: HTMLElement) => boolean };

/** The fields of the record itself: not those of an entry of its lists, or of one that is being added. */
function placeOfRecord(): Place {
  const [addition] = screen.queryAllByText('Add a panel', { selector: 'legend' });
  const isOwn = (element: HTMLElement) =>
    !element.closest('li') && !addition?.closest('fieldset')?.contains(element);
  return { part: document.body, isOwn };
}

/** Types into the throw-away fields of a record or entry, and returns what its form should have then. */
function typeIntoSpares(fields: Fields, place: Place): Values {
  const spares = Object.entries(fields).filter(([, { label }]) => label.startsWith('Spare'));
  const typed = spares.map(([name, field]) => [name, typeInto(field, place)] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== undefined));
}

/** Changes one field, and returns its value; undefined where it is enough that the field is there. */
function typeInto(field: Field, { part, isOwn = () => true }: Place): unknown {
  const { kind, label, of } = field;
  const shown = within(part);
  const labelled = (name = label) => shown.queryAllByLabelText(name).find(isOwn)!;
  // Roles would take seconds to find in a form of so many fields.
  const group = (name: string) => {
    const legend = shown.queryAllByText(name, { selector: 'legend' }).find(isOwn);
    return { part: legend?.closest('fieldset') as HTMLElement };
  };
  const add = () => fireEvent.click(shown.getAllByText(`Add ${label}`).find(isOwn)!);
  const change = (value: string) => {
    fireEvent.change(labelled(), { target: { value } });
    return value;
  };
  switch (kind) {
    case 'image':
    case 'video':
      expect(labelled()).toBeVisible();
      return undefined;
    case 'flag': {
      const wasTicked = (labelled() as HTMLInputElement).checked;
      fireEvent.click(labelled());
      return !wasTicked;
    }
    case 'choice':
      return change('huge');
    case 'number':
      return Number(change('7'));
    case 'dateTime':
      return change('2031-06-02T10:30');
    case 'link':
      return change('https://example.com/oysters');
    case 'email':
      return change('oysters@example.com');
    case 'group':
      if (!group(label).part) add();
      return typeIntoSpares(of as Fields, group(label));
    case 'list':
      break;
    default:
      return change('oysters');
  }
  const entry = entryFields(field);
  if ('fields' in entry) {
    // Alone in its list, so that all of the list is known.
    for (let first; (first = labelled(`Remove ${label} 1`));) fireEvent.click(first);
    add();
    return [typeIntoSpares(entry.fields, group(`${label} 1`))];
  }
  if (entry.field.kind !== 'choice') {
    change('One\n\nTwo');
    return ['One', 'Two'];
  }
  const boxes = [...group(label).part.querySelectorAll('input')];
  for (const box of boxes) if (box.checked) fireEvent.click(box);
  fireEvent.click(boxes[0]!);
  return [Object.keys(entry.field.names ?? {})[0]];
}

/** A record for which something holds, as its form has it. */
function inputOf(kind: KindName, holds: (record: Values) => boolean = () => true): Values {
  const record = fc.sample(recordsOf(kind), { numRuns: 100, seed: 3 }).find(holds)!;
  return toInput(kinds[kind].fields as Fields, stored(kind, record));
}

/** Dozens of fields are found by their labels. */
const typingTimeout = 300_000;

describe(
  'a field that is only declared is shown with its label, and sent as it is typed',
  { timeout: typingTimeout },
  () => {
    it.each(Object.entries(forms) as [KindName, [string, Open]][])('in %s', async (kind, [button, form]) => {
      const values = inputOf(kind);
      const onSave = vi.fn(async (_: Values) => new Date());
      open(form(values as never, onSave as never));
      if (kind === 'website') fireEvent.click(screen.getByRole('button', { name: /^More/ }));
      const typed = typeIntoSpares(kinds[kind].fields, placeOfRecord());
      expect(typed).toMatchObject({ spareLine: 'oysters', spareGroup: { words: 'oysters' } });
      fireEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(onSave).toHaveBeenCalled());
      expect(onSave.mock.lastCall![0]).toMatchObject(typed);
    });

    const isDish = ({ contents }: Values) => (contents as Values[])[0]!['elementType'] === 'Dish';
    it.each<[KindName, list: string, holds?: (record: Values) => boolean]>([
      ['menus', 'contents', isDish],
      ['routes', 'panels'],
      ['termsAndConditions', 'contents'],
      ['openingHours', 'specialDays'],
    ])('in an entry of %s.%s', async (kind, list, holds) => {
      const [name, form] = forms[kind]!;
      const onSave = vi.fn(async (_: Values) => new Date());
      open(form(inputOf(kind, holds) as never, onSave as never));
      const [closed] = screen
        .getAllByRole('button', { expanded: false })
        .filter((toggle) => toggle.closest('li') !== null);
      fireEvent.click(closed!);
      const of = entryFields((kinds[kind].fields as Fields)[list]!) as { fields: Fields };
      const typed = typeIntoSpares(of.fields, { part: closed!.closest('li')! });
      fireEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(onSave).toHaveBeenCalled());
      expect((onSave.mock.lastCall![0][list] as Values[])[0]).toMatchObject(typed);
    });

    it('in a panel that is being added', async () => {
      holdUploads();
      const [name, form] = forms.routes!;
      const values = inputOf('routes');
      const onSave = vi.fn(async (_: Values) => new Date());
      open(form({ ...values, panels: [] } as never, onSave as never));
      const addition = screen.getByRole('group', { name: 'Add a panel' });
      const typed = typeIntoSpares(kinds.routes.fields.panels.of, { part: addition });
      fireEvent.change(within(addition).getByLabelText('Button type'), { target: { value: 'Menu' } });
      const photo = new File(['abc'], 'cake.jpg', { type: 'image/jpeg' });
      await userEvent.upload(within(addition).getByLabelText('File for Panel image'), photo);
      await within(addition).findByLabelText('What the picture shows');
      fireEvent.click(screen.getByRole('button', { name: 'ADD PANEL' }));
      fireEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(onSave).toHaveBeenCalled());
      expect(onSave.mock.lastCall![0]['panels']).toMatchObject([typed]);
    });

    it('in a new notice', async () => {
      const save = vi.fn(async (_: Values) => ({}));
      open(<NoticeField uid="donal" notice={readRecord(notice, 'main', {})} save={save} />);
      fireEvent.click(screen.getByText('Change the end, add a link, start later'));
      const typed = typeIntoSpares(notice, placeOfRecord());
      await userEvent.type(screen.getByLabelText('What guests should know'), 'Closed{Enter}');
      expect(save.mock.lastCall![0]).toMatchObject(typed);
    });
  },
);

test('a new notice has every declared field', async () => {
  const user = userEvent.setup();
  const save = vi.fn(async (_: object) => ({}));
  open(<NoticeField uid="donal" notice={readRecord(notice, 'main', {})} save={save} />);
  await user.type(screen.getByLabelText('What guests should know'), 'Closed{Enter}');
  expect(Object.keys(save.mock.lastCall![0]).sort()).toEqual(Object.keys(toInput(notice)).sort());
});

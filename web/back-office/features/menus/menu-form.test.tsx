import {
  emptyMenu,
  menu,
  menuElement,
  messages,
  readRecord,
  visibility,
  toInput,
  type Menu,
} from '@venue/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NowProvider } from '../../../ui/now.tsx';
import { ApiError } from '../../api/api-error.ts';
import { StaffContext } from '../../access/staff.ts';
import type { FormRecord } from '../../records/form-record.ts';
import { MenuForm } from './menu-form.tsx';
import type { MenuFormInput } from './menu-input.ts';
import { StoredMenusContext } from './stored-menus.ts';

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const based = new Date('2026-03-01T12:00:00Z');
const { _id, ...blank } = toInput(menuElement);
const dish = (...strings: string[]) => ({
  ...blank,
  elementType: 'Dish' as const,
  content: strings.map((contentString) => ({ contentString })),
});
const stored: MenuFormInput = {
  title: 'Dinner',
  route: 'dinner',
  contents: [dish('Hake', 'with kale', '24'), dish('Chowder', 'and brown bread', '12')],
  ...toInput(visibility),
};

const named = (_id: string, ...strings: string[]) => ({
  _id,
  ...dish(...strings),
  allergens: ['fish' as const],
});
const hake = named('h', 'Hake', 'with kale', '24');
const chowder = named('c', 'Chowder', 'and brown bread', '12');
const oysters = named('o', 'Oysters', 'from the bay', '14');

/** What the form gives to an element that it adds. */
const ownId = { _id: expect.stringMatching(/^[a-z0-9]{8}$/) as string };

type Save = (input: MenuFormInput, basedOn: Date | undefined) => Promise<Date | undefined>;

function open(
  kind: 'create' | 'edit',
  onSave: Save = vi.fn(async () => new Date()),
  edited: MenuFormInput = stored,
  menus: Menu[] = [],
) {
  const values = kind === 'edit' ? edited : { title: '', route: '', contents: [], ...toInput(visibility) };
  const onSaved = vi.fn();
  const formOf = (record: FormRecord<MenuFormInput>) => (
    <NowProvider first={new Date()}>
      <StaffContext value={staff}>
        <StoredMenusContext value={menus}>
          <MenuForm
            kind={kind}
            name="menu"
            path={kind === 'edit' ? 'menus/dinner' : 'menus/new'}
            uid={staff.uid}
            record={record}
            onSave={onSave}
            onSaved={onSaved}
            startsOpen
          />
        </StoredMenusContext>
      </StaffContext>
    </NowProvider>
  );
  const view = render(formOf({ values, updatedAt: kind === 'edit' ? based : undefined }));
  /** A colleague saves the menu with these elements. */
  const saveElsewhere = (contents: MenuFormInput['contents']) =>
    view.rerender(formOf({ values: { ...values, contents }, updatedAt: new Date('2026-03-01T12:05:00Z') }));
  return { user: userEvent.setup(), onSave, onSaved, saveElsewhere, ...view };
}

const endpoint = () => screen.getByLabelText<HTMLInputElement>('URL endpoint');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('menu form', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['a b', 'ab', messages.urlNameSpaces],
    ['abcdefghijkl', 'abcdefghijk', messages.urlNameTooLong],
    ['ab3', 'ab', messages.urlNameNumbers],
    ['ab-', 'ab', messages.urlNameLetters],
  ])('turns the failing keystroke of %j away with its message', async (typed, kept, message) => {
    const { user } = open('create');
    await user.type(endpoint(), typed.slice(0, -1));
    if (typed === 'a b') {
      expect(screen.getByText(message)).toBeVisible();
      expect(endpoint()).toHaveValue('a');
    }
    await user.type(endpoint(), typed.slice(-1));
    expect(endpoint()).toHaveValue(kept);
    if (typed !== 'a b') expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['valentines2024', 'valentines', messages.urlNameTooLong, '“2024” was left out.'],
    ['oysterfestival', 'oysterfesti', messages.urlNameTooLong, '“val” was left out.'],
    ['set menu', 'setmenu', messages.urlNameSpaces, '“ ” was left out.'],
  ])(
    'keeps of a pasted %j what is allowed, and says what is missing',
    async (pasted, kept, message, missing) => {
      const { user } = open('create');
      await user.click(endpoint());
      await user.paste(pasted);
      expect(endpoint()).toHaveValue(kept);
      expect(screen.getByText(message)).toBeVisible();
      expect(screen.getByText(new RegExp(missing))).toBeVisible();
    },
  );

  it('no longer says what was turned away once the menu is saved', async () => {
    const { user } = open('edit');
    await user.type(endpoint(), '2');
    expect(screen.getByText(messages.urlNameNumbers)).toBeVisible();
    await user.type(screen.getByLabelText('Menu title'), '!');
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    expect(screen.queryByText(messages.urlNameNumbers)).toBeNull();
    expect(endpoint()).toBeValid();
  });

  it('creates no menu without a title and an endpoint: each is an alert, the first has the focus', async () => {
    const { user, onSave } = open('create');
    await user.click(button('Create Menu'));
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'You must provide a TITLE for the Menu...',
      'You must provide a URL ENDPOINT for the Menu...',
    ]);
    expect(screen.getByLabelText('Menu title')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  describe('the endpoint of a menu that is edited', () => {
    it('is never empty: the keystroke is rejected with an alert, and the old value stays', async () => {
      const { user } = open('edit');
      const whole = endpoint().value;
      await user.clear(endpoint());
      expect(endpoint()).toHaveValue(whole);
      expect(screen.getByRole('alert')).toHaveTextContent('Route cannot be empty!');
      await user.type(endpoint(), '{Backspace}'.repeat(whole.length + 2));
      expect(endpoint()).toHaveValue(whole.charAt(0));
      expect(screen.getByRole('alert')).toHaveTextContent('Route cannot be empty!');
      expect(endpoint()).toHaveAccessibleDescription(/To replace it, select it and type the new one\./);
    });

    it('is replaced by selecting it and typing, or pasting', async () => {
      const { user } = open('edit');
      const selectAll = { initialSelectionStart: 0, initialSelectionEnd: endpoint().value.length };
      await user.type(endpoint(), 'supper', selectAll);
      expect(endpoint()).toHaveValue('supper');
      endpoint().select();
      await user.paste('tasting');
      expect(endpoint()).toHaveValue('tasting');
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  it('creates a menu with a dish of three strings, a message of one and a line of none', async () => {
    const { user, onSave, onSaved } = open('create');
    await user.type(screen.getByLabelText('Menu title'), 'Lunch');
    await user.type(endpoint(), 'lunch');
    await user.click(button('Add item'));
    expect(screen.getByText(messages.elementTypeMissing)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Type'), 'Dish');
    await user.type(screen.getByLabelText('Name'), 'Crab');
    await user.type(screen.getByLabelText('Price'), '14{Enter}');
    await user.selectOptions(screen.getByLabelText('Type'), 'Line');
    await user.click(button('Add item'));
    await user.selectOptions(screen.getByLabelText('Type'), 'Message');
    await user.type(screen.getByLabelText('Text'), 'All day');
    await user.click(button('Add item'));
    await user.click(button('Create Menu'));
    expect(await screen.findByText(messages.menuCreated)).toBeVisible();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
    expect(onSave).toHaveBeenCalledWith(
      {
        ...toInput(visibility),
        title: 'Lunch',
        route: 'lunch',
        contents: [
          { ...dish('Crab', '', '14'), ...ownId },
          { ...dish(), elementType: 'Line', ...ownId },
          { ...dish('All day'), elementType: 'Message', ...ownId },
        ],
        ...toInput(visibility),
      },
      undefined,
    );
  });

  it('takes no more text while a menu is created, as that would be in neither the menu nor a draft', async () => {
    let fail = (_error: ApiError) => {};
    const { user } = open('create', () => new Promise((_resolve, reject) => (fail = reject)));
    await user.type(screen.getByLabelText('Menu title'), 'Lunch');
    await user.type(endpoint(), 'lunch');
    await user.click(button('Create Menu'));
    await waitFor(() => expect(screen.getByLabelText('Menu title')).toBeDisabled());
    expect(screen.getByLabelText('Type')).toBeDisabled();
    fail(new ApiError('broken', 'The server had a problem.'));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.expiredToken);
    await user.type(screen.getByLabelText('Menu title'), ' menu');
    expect(screen.getByLabelText('Menu title')).toHaveValue('Lunch menu');
  });

  it('takes text while a stored menu is saved, and keeps it as unsaved', async () => {
    let finish = (_updatedAt: Date) => {};
    const { user } = open('edit', () => new Promise((resolve) => (finish = resolve)));
    await user.type(screen.getByLabelText('Menu title'), ' tonight');
    await user.click(button('Update Menu'));
    await user.type(screen.getByLabelText('Menu title'), ' only');
    finish(new Date());
    expect(await screen.findByRole('button', { name: 'Discard changes' })).toBeVisible();
    expect(screen.getByLabelText('Menu title')).toHaveValue('Dinner tonight only');
  });

  it('moves, duplicates, inserts and removes an item wherever it stands', async () => {
    const { user, onSave } = open('edit');
    await user.click(button('Dish: Hake · €24'));
    await user.click(button('Duplicate'));
    await user.click(button('Insert below'));
    await user.selectOptions(screen.getAllByLabelText('Type')[0]!, 'Line');
    await user.click(screen.getAllByRole('button', { name: 'Add item' })[0]!);
    await user.click(button('Down'));
    await user.click(button('Remove Dish: Chowder · €12'));
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    const line = { ...dish(), elementType: 'Line', ...ownId };
    const contents = [line, stored.contents[0], { ...stored.contents[0], ...ownId }];
    expect(onSave).toHaveBeenCalledWith({ ...stored, contents }, based);
  });

  it('keeps what was typed when the save fails, under the words staff know', async () => {
    const { user } = open('edit', async () => {
      throw new ApiError('broken', 'The server had a problem.');
    });
    await user.click(button('Dish: Hake · €24'));
    await user.type(screen.getAllByLabelText('Name')[0]!, ' fillet');
    await user.click(button('Update Menu'));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.expiredToken);
    expect(button('Dish: Hake fillet · €24')).toBeVisible();
  });

  it('puts a removed item back once, also when the changes were discarded and brought back', async () => {
    const { user, saveElsewhere } = open('edit');
    const remove = () => user.click(button('Remove Dish: Hake · €24'));
    await remove();
    await user.click(button('Undo'));
    expect(screen.getAllByRole('button', { name: 'Dish: Hake · €24' })).toHaveLength(1);
    await remove();
    await user.click(button('Discard changes'));
    expect(button('Dish: Hake · €24')).toBeVisible();
    expect(screen.queryByText(/^Removed/)).toBeNull();
    // This is the undo of the discard.
    await user.click(button('Undo'));
    expect(screen.queryByRole('button', { name: 'Dish: Hake · €24' })).toBeNull();
    expect(screen.queryByText(/^Removed/)).toBeNull();
    saveElsewhere([...stored.contents, oysters]);
    await user.click(button('Show theirs now'));
    expect(screen.getAllByRole('button', { name: 'Dish: Hake · €24' })).toHaveLength(1);
    expect(screen.queryByText(/^Removed/)).toBeNull();
    await user.click(button('Undo'));
    expect(screen.queryByRole('button', { name: 'Dish: Hake · €24' })).toBeNull();
  });

  it('adds a dish where the last one is, in front of the closing remarks, and goes on there', async () => {
    const category = { ...dish('Fish'), elementType: 'CategoryTitle' as const };
    const remark = { ...dish('All prices in euros'), elementType: 'Message' as const };
    const contents = [category, ...stored.contents, { ...dish(), elementType: 'Line' as const }, remark];
    const { user, onSave } = open('edit', undefined, { ...stored, contents });
    await user.click(button('Add an item at the end'));
    const add = () => within(screen.getByRole('group', { name: 'Add an item at the end' }));
    expect(add().getByLabelText('Name')).toHaveFocus();
    expect(add().getByLabelText('Type')).toHaveValue('Dish');
    await user.keyboard('Oysters');
    await user.click(add().getByRole('button', { name: 'Add item' }));
    expect(add().getByLabelText('Name')).toHaveFocus();
    expect(add().getByLabelText('Name')).toHaveValue('');
    await user.keyboard('Prawns{Enter}');
    await user.click(add().getByRole('button', { name: 'Done' }));
    await user.click(button('Add an item at the end'));
    await user.keyboard('Never');
    await user.click(add().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('group', { name: 'Add an item at the end' })).toBeNull();
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    const texts = vi
      .mocked(onSave)
      .mock.calls[0]?.[0].contents.map(({ content }) => content[0]?.contentString);
    expect(texts).toEqual(['Fish', 'Hake', 'Chowder', 'Oysters', 'Prawns', undefined, 'All prices in euros']);
  });

  it('brings back what was being added at the end after a reload', async () => {
    const { user, unmount } = open('edit');
    await user.click(button('Add an item at the end'));
    await user.keyboard('Oysters');
    unmount();
    open('edit');
    const add = within(screen.getByRole('group', { name: 'Add an item at the end' }));
    expect(add.getByLabelText('Name')).toHaveValue('Oysters');
  });

  it('previews what is not saved yet', async () => {
    const { user } = open('edit');
    await user.type(screen.getByLabelText('Menu title'), ' tonight');
    await user.click(button('Preview'));
    expect(screen.getByRole('heading', { name: 'Dinner tonight' })).toBeVisible();
  });

  it('keeps what was being inserted, and where, over a reload', async () => {
    const { user, unmount } = open('edit');
    await user.click(button(/^Dish: Hake/));
    await user.click(button('Insert below'));
    const below = () => within(screen.getByRole('group', { name: /Insert below “Dish: Hake/ }));
    await user.selectOptions(below().getByLabelText('Type'), 'Category');
    await user.type(below().getByLabelText('Text'), 'From the land');
    unmount();
    const { onSave } = open('edit');
    expect(below().getByLabelText('Text')).toHaveValue('From the land');
    await user.click(below().getByRole('button', { name: 'Add item' }));
    await user.click(below().getByRole('button', { name: 'Done' }));
    await user.click(button('Update Menu'));
    expect(vi.mocked(onSave).mock.calls[0]?.[0].contents.map(({ elementType }) => elementType)).toEqual([
      'Dish',
      'CategoryTitle',
      'Dish',
    ]);
  });

  it('says in the row of buttons that it is saved, and stays where the person is', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = open('edit');
    await user.type(screen.getByLabelText('Menu title'), ' tonight');
    scroll.mockClear();
    await user.click(button('Update Menu'));
    const said = await screen.findByText(messages.menuUpdated);
    expect(said.parentElement).toContainElement(button('Update Menu'));
    expect(scroll).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Menu title'), '!');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(screen.queryByText(messages.menuUpdated)).toBeNull();
  });

  it('takes a save back with Undo beside the message, over what was saved', async () => {
    const savedAt = new Date('2026-03-01T12:01:00Z');
    const { user, onSave } = open(
      'edit',
      vi.fn(async () => savedAt),
    );
    await user.type(screen.getByLabelText('Menu title'), ' tonight');
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    await user.click(button('Undo'));
    expect(await screen.findByText('Undone: it is as it was before.')).toBeVisible();
    expect(onSave).toHaveBeenLastCalledWith(stored, savedAt);
    expect(screen.getByLabelText('Menu title')).toHaveValue('Dinner');
  });

  it('says what a colleague has saved in the row of buttons, which is always in sight', async () => {
    const { user, saveElsewhere } = open('edit');
    await user.type(screen.getByLabelText('Menu title'), ' tonight');
    saveElsewhere([...stored.contents, oysters]);
    const row = button('Update Menu').parentElement!;
    expect(within(row).getByText('Somebody else has saved in the meantime.')).toBeVisible();
  });

  it('shows the description of a dish below its name, and the numeric keyboard for its price', async () => {
    const { user } = open('edit');
    expect(screen.getByText('and brown bread')).toBeVisible();
    await user.click(button('Dish: Hake · €24'));
    expect(screen.getAllByLabelText('Price')[0]).toHaveAttribute('inputmode', 'decimal');
    await user.click(button('Type words as the price'));
    expect(screen.getAllByLabelText('Price')[0]).toHaveAttribute('inputmode', 'text');
    expect(screen.getAllByLabelText('Price')[0]).toHaveFocus();
  });

  it('selects a price at the first tap, so that typing replaces it', async () => {
    const { user } = open('edit');
    await user.click(button('Dish: Hake · €24'));
    await user.click(screen.getAllByLabelText('Price')[0]!);
    await user.keyboard('26,50');
    expect(button('Dish: Hake · €26.50')).toBeVisible();
  });

  it('asks before it saves a price that guests won’t understand, and saves it if that is meant', async () => {
    const { user, onSave } = open('edit');
    await user.click(button('Dish: Hake · €24'));
    await user.type(screen.getAllByLabelText('Price')[0]!, 'abc');
    await user.click(button('Dish: Hake · abc'));
    await user.click(button('Update Menu'));
    const question = '“abc” is not a price guests understand. Save it as it is?';
    expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
    await user.click(button('Change it'));
    const price = screen.getAllByLabelText('Price')[0]!;
    await waitFor(() => expect(price).toHaveFocus());
    expect(price).toHaveValue('abc');
    expect(price).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
    await user.click(button('Update Menu'));
    await user.click(await screen.findByRole('button', { name: 'Save it' }));
    await screen.findByText(messages.menuUpdated);
    const contents = [dish('Hake', 'with kale', 'abc'), stored.contents[1]];
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...stored, contents }, based);
    await user.type(screen.getByLabelText('Menu title'), '!');
    await user.click(button('Update Menu'));
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  });

  it('raises the prices of ticked dishes in the form', async () => {
    const { user, onSave } = open('edit');
    await user.click(button('Change prices'));
    await user.click(screen.getByRole('checkbox', { name: /^Chowder/ }));
    await user.click(button('Change 1 price'));
    expect(button('Dish: Chowder · €12.50')).toBeVisible();
    await user.click(button('Undo'));
    expect(button('Dish: Chowder · €12')).toBeVisible();
    await user.click(button('Change prices'));
    await user.click(screen.getByRole('checkbox', { name: /^Chowder/ }));
    await user.click(button('Change 1 price'));
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    const contents = [stored.contents[0], dish('Chowder', 'and brown bread', '€12.50')];
    expect(onSave).toHaveBeenCalledWith({ ...stored, contents }, based);
  });

  it('adds a pasted list at the end', async () => {
    const { user, onSave } = open('edit');
    await user.click(button('Paste a list'));
    await user.click(screen.getByLabelText('The list'));
    await user.paste('SWEET\nCrumble – custard 8');
    await user.click(button('Add 2 to the menu'));
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    expect(vi.mocked(onSave).mock.calls[0]?.[0].contents.slice(2)).toEqual([
      { ...dish('SWEET'), elementType: 'CategoryTitle', ...ownId },
      { ...dish('Crumble', 'custard', '8'), ...ownId },
    ]);
  });

  it('copies allergens from the dish above, and sends the confirmation of a person', async () => {
    const { user, onSave } = open('edit');
    await user.click(button('Dish: Hake · €24'));
    await user.click(screen.getByRole('checkbox', { name: 'Fish' }));
    await user.click(button('Dish: Hake · €24'));
    await user.click(button('Dish: Chowder · €12'));
    await user.click(button('Copy from the dish above'));
    await user.click(screen.getByRole('checkbox', { name: /I have checked this list/ }));
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    expect(vi.mocked(onSave).mock.calls[0]?.[0].contents).toEqual([
      { ...stored.contents[0], allergens: ['fish'] },
      { ...stored.contents[1], allergens: ['fish'], confirmed: true },
    ]);
  });

  it('says nothing of what a dish contains for a person who has only changed the title', async () => {
    const checked = { ...hake, diets: [] };
    const edited = toInput(menu, {
      ...stored,
      contents: [named('a', 'Ray', '', ''), dish('Cod', '', ''), checked],
    });
    const { user, onSave } = open('edit', undefined, edited);
    await user.type(screen.getByLabelText('Menu title'), '!');
    await user.click(button('Dish: Cod'));
    // A tick that is taken away again says nothing either.
    await user.dblClick(screen.getByRole('checkbox', { name: 'Milk' }));
    await user.dblClick(screen.getByRole('checkbox', { name: 'Vegans' }));
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    const [ray, cod, other] = vi.mocked(onSave).mock.calls[0]![0].contents;
    expect(ray).toMatchObject({ allergens: ['fish'] });
    expect(ray).not.toHaveProperty('diets');
    expect(JSON.stringify(cod)).not.toMatch(/allergens|diets/);
    expect(other).toMatchObject({ allergens: ['fish'], diets: [] });
  });

  it('takes a confirmation back when name, description or allergens change, and not for a new price', async () => {
    const { user } = open('edit');
    await user.click(button('Dish: Hake · €24'));
    const confirmation = () => screen.getByRole('checkbox', { name: /I have checked this list/ });
    const changes = [
      () => user.type(screen.getAllByLabelText('Name')[0]!, 's'),
      () => user.type(screen.getAllByLabelText('Description')[0]!, 's'),
      () => user.click(screen.getByRole('checkbox', { name: 'Milk' })),
    ];
    for (const change of changes) {
      await user.click(confirmation());
      expect(confirmation()).toBeChecked();
      await change();
      expect(confirmation()).not.toBeChecked();
    }
    await user.click(confirmation());
    await user.type(screen.getAllByLabelText('Price')[0]!, '.50');
    expect(confirmation()).toBeChecked();
  });

  it('takes back what was confirmed by mistake with the next save, unless that was the mistake', async () => {
    const hake = { _id: 'h', ...dish('Hake', 'with kale', '24'), allergens: ['fish' as const] };
    const checked = { ...hake, allergensChecked: { byName: 'Aoife', at: new Date('2026-07-01T12:00:00Z') } };
    const known = readRecord(menu, 'dinner', { ...emptyMenu, contents: [checked] });
    const edited = { ...stored, contents: [hake] };
    const { user, onSave } = open('edit', undefined, edited, [known]);
    await user.click(button('Dish: Hake · €24'));
    await user.click(button('Undo this check'));
    await user.click(button('Keep the check'));
    expect(screen.getByText(/^Checked by Aoife/)).toBeVisible();
    await user.click(button('Undo this check'));
    // A tick that is taken away again brings nothing back.
    await user.dblClick(screen.getByRole('checkbox', { name: /I have checked this list/ }));
    expect(screen.queryByText(/^Checked by Aoife/)).toBeNull();
    expect(screen.getByText(/The check is removed when you save the menu/)).toBeVisible();
    await user.click(button('Dish: Hake · €24'));
    expect(screen.getByText('Check the allergens')).toBeVisible();
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    expect(vi.mocked(onSave).mock.calls[0]?.[0].contents).toEqual([{ ...hake, confirmed: false }]);
  });

  it('turns notes into ticks, which a person reads through and confirms', async () => {
    const { user, onSave } = open('edit', undefined, {
      ...stored,
      contents: [dish('Hake', 'with kale (4, 7)', '24'), dish('Toast', 'Sourdough (1)', '5')],
    });
    await user.click(button(/^Turn 2 notes/));
    expect(
      screen.getByText(/2 notes read\. Check them next\. Say which cereals or nuts these contain: Toast\./),
    ).toBeVisible();
    await user.click(button('Check the allergens of 2 dishes'));
    await user.click(screen.getByRole('checkbox', { name: /Hake with kale Fish, milk/ }));
    await user.click(button('Confirm 1'));
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    expect(vi.mocked(onSave).mock.calls[0]?.[0].contents[0]).toEqual({
      ...dish('Hake', 'with kale', '24'),
      allergens: ['fish', 'milk'],
      confirmed: true,
    });
    expect(button('Check the allergens of 1 dish')).toBeVisible();
  });

  describe('while a colleague saves', () => {
    const edited = { ...stored, contents: [hake, chowder] };
    const contentsOf = (onSave: Save) => vi.mocked(onSave).mock.lastCall?.[0].contents;

    it('new prices go to the dishes that were ticked, wherever they are now', async () => {
      const { user, onSave, saveElsewhere } = open('edit', undefined, edited);
      await user.click(button('Change prices'));
      await user.click(screen.getByRole('checkbox', { name: /^Chowder/ }));
      saveElsewhere([oysters, hake, chowder]);
      await user.click(button('Change 1 price'));
      expect(screen.getByText(/^1 price changed/)).toBeVisible();
      await user.click(button('Update Menu'));
      expect(contentsOf(onSave)).toEqual([oysters, hake, named('c', 'Chowder', 'and brown bread', '€12.50')]);
    });

    it('dishes that cost something else by now, or are gone, keep what the colleague saved', async () => {
      const { user, onSave, saveElsewhere } = open('edit', undefined, {
        ...stored,
        contents: [hake, chowder, oysters],
      });
      await user.click(button('Change prices'));
      await user.click(screen.getByRole('checkbox', { name: 'Before the first category' }));
      const dearer = named('h', 'Hake', 'with kale', '29');
      saveElsewhere([dearer, oysters]);
      await user.click(button('Change 3 prices'));
      expect(
        screen.getByText(/^1 price changed\. .* so they stay as they are: Hake, Chowder\.$/),
      ).toBeVisible();
      await user.click(button('Update Menu'));
      expect(contentsOf(onSave)).toEqual([dearer, named('o', 'Oysters', 'from the bay', '€14.50')]);
    });

    it('what is being inserted stays on screen, below the same dish', async () => {
      const { user, onSave, saveElsewhere } = open('edit', undefined, edited);
      await user.click(button(/^Dish: Chowder/));
      await user.click(button('Insert below'));
      const below = () => within(screen.getByRole('group', { name: /Insert below “Dish: Chowder/ }));
      await user.selectOptions(below().getByLabelText('Type'), 'Message');
      await user.type(below().getByLabelText('Text'), 'From the bay');
      saveElsewhere([oysters, chowder, hake]);
      expect(below().getByLabelText('Text')).toHaveValue('From the bay');
      await user.click(below().getByRole('button', { name: 'Add item' }));
      await user.click(button('Update Menu'));
      expect(contentsOf(onSave)?.map(({ content }) => content[0]?.contentString)).toEqual([
        ...['Oysters', 'Chowder', 'From the bay', 'Hake'],
      ]);
    });

    it('a check of allergens stays with the dish that was read', async () => {
      const { user, onSave, saveElsewhere } = open('edit', undefined, edited);
      await user.click(button('Check the allergens of 2 dishes'));
      await user.click(screen.getByRole('checkbox', { name: /^Chowder/ }));
      saveElsewhere([oysters, hake, chowder]);
      expect(await screen.findByRole('checkbox', { name: /^Oysters/ })).not.toBeChecked();
      expect(screen.getByRole('checkbox', { name: /^Hake/ })).not.toBeChecked();
      expect(screen.getByRole('checkbox', { name: /^Chowder/ })).toBeChecked();
      await user.click(button('Confirm 1'));
      await user.click(button('Update Menu'));
      expect(contentsOf(onSave)).toEqual([oysters, hake, { ...chowder, confirmed: true }]);
    });

    it('a check of allergens is off again when the dish is no longer what was read', async () => {
      const { user, onSave, saveElsewhere } = open('edit', undefined, edited);
      await user.click(button('Check the allergens of 2 dishes'));
      await user.click(button('Tick all 2 lists'));
      const creamy = { ...chowder, allergens: ['fish' as const, 'milk' as const] };
      const dearer = named('h', 'Hake', 'with kale', '29');
      saveElsewhere([dearer, creamy]);
      expect(await screen.findByRole('checkbox', { name: /^Chowder .* Fish, milk/ })).not.toBeChecked();
      await user.click(button('Confirm 1'));
      await user.click(button('Update Menu'));
      expect(contentsOf(onSave)).toEqual([{ ...dearer, confirmed: true }, creamy]);
    });
  });
});

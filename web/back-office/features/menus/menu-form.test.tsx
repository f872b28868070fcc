import { messages, showing, toInput } from '@venue/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NowProvider } from '../../../ui/now.tsx';
import { ApiError } from '../../api/api-error.ts';
import { StaffContext } from '../../session/staff.ts';
import { MenuForm } from './menu-form.tsx';
import type { MenuFormInput } from './menu-input.ts';

const staff = { uid: 'donal', email: 'donal@venue.test', role: 'admin', signInPath: '/admin-login' } as const;
const based = new Date('2026-03-01T12:00:00Z');
const dish = (...strings: string[]) => ({
  elementType: 'Dish' as const,
  content: strings.map((contentString) => ({ contentString })),
});
const stored: MenuFormInput = {
  title: 'Dinner',
  route: 'dinner',
  contents: [dish('Hake', 'with kale', '24'), dish('Chowder', 'and brown bread', '12')],
  ...toInput(showing),
};

type Save = (input: MenuFormInput, basedOn: Date | undefined) => Promise<Date | undefined>;

function open(kind: 'create' | 'edit', onSave: Save = vi.fn(async () => new Date())) {
  const values = kind === 'edit' ? stored : { title: '', route: '', contents: [], ...toInput(showing) };
  const onSaved = vi.fn();
  const view = render(
    <StaffContext value={staff}>
      <NowProvider first={new Date()}>
        <MenuForm
          kind={kind}
          name="menu"
          path={kind === 'edit' ? 'menus/dinner' : 'menus/new'}
          uid={staff.uid}
          record={{ values, updatedAt: kind === 'edit' ? based : undefined }}
          onSave={onSave}
          onSaved={onSaved}
          startsOpen
        />
      </NowProvider>
    </StaffContext>,
  );
  return { user: userEvent.setup(), onSave, onSaved, ...view };
}

const endpoint = () => screen.getByLabelText('URL endpoint');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('menu form', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['a b', 'ab', messages.endpointSpaces],
    ['abcdefghijkl', 'abcdefghijk', messages.endpointTooLong],
    ['ab3', 'ab', messages.endpointNumbers],
    ['ab-', 'ab', messages.endpointLetters],
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

  it('creates no menu without a title and an endpoint, and says so in the words of each', async () => {
    const { user, onSave } = open('create');
    await user.click(button('Create Menu'));
    expect(await screen.findByText(messages.menuEndpointMissing)).toBeVisible();
    expect(screen.getByText(messages.menuTitleMissing)).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('says that an emptied endpoint cannot be, on a menu that is edited', async () => {
    const { user } = open('edit');
    await user.clear(endpoint());
    expect(screen.getByText(messages.endpointEmpty)).toBeVisible();
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
        ...toInput(showing),
        title: 'Lunch',
        route: 'lunch',
        contents: [
          dish('Crab', '', '14'),
          { elementType: 'Line', content: [] },
          { elementType: 'Message', content: [{ contentString: 'All day' }] },
        ],
      },
      undefined,
    );
  });

  it('moves, duplicates, inserts and removes an item wherever it stands', async () => {
    const { user, onSave } = open('edit');
    await user.click(button('Dish: Hake · 24'));
    await user.click(button('Duplicate'));
    await user.click(button('Insert below'));
    await user.selectOptions(screen.getAllByLabelText('Type')[0]!, 'Line');
    await user.click(screen.getAllByRole('button', { name: 'Add item' })[0]!);
    await user.click(button('Down'));
    await user.click(button('Remove Dish: Chowder · 12'));
    await user.click(button('Update Menu'));
    await screen.findByText(messages.menuUpdated);
    const contents = [{ elementType: 'Line', content: [] }, stored.contents[0], stored.contents[0]];
    expect(onSave).toHaveBeenCalledWith({ ...stored, contents }, based);
  });

  it('keeps what was typed when the save fails, under the words staff know', async () => {
    const { user } = open('edit', async () => {
      throw new ApiError('broken', 'The server had a problem.');
    });
    await user.click(button('Dish: Hake · 24'));
    await user.type(screen.getAllByLabelText('Name')[0]!, ' fillet');
    await user.click(button('Update Menu'));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.expiredToken);
    expect(button('Dish: Hake fillet · 24')).toBeVisible();
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
});

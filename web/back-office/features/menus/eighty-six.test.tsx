import type { Menu, MenuElement } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearDrafts } from '../../session/drafts.ts';
import { EightySix } from './eighty-six.tsx';

const dish = (name: string): MenuElement => ({
  elementType: 'Dish',
  content: [name, '', '24'].map((contentString) => ({ contentString })),
});
const dinner = ['Hake', 'Crab', 'Lamb'].map(dish);
const names = (contents: MenuElement[]) => contents.map(({ content }) => content[0]?.contentString);
const button = (name: string) => screen.getByRole('button', { name });
const user = userEvent.setup();

/** A stored menu, and a page over it that can be reloaded. */
function openDinner(uid = 'donal') {
  let menu: Menu = { _id: 'd', title: 'Dinner', route: 'dinner', position: 0, contents: dinner };
  const element = () => (
    <EightySix
      uid={uid}
      menus={[menu]}
      changeContents={async (_known, change) => {
        const contents = change(menu.contents);
        if (contents) menu = { ...menu, contents };
        return contents && { contents, updatedAt: undefined };
      }}
    />
  );
  let page = render(element());
  return {
    stored: () => names(menu.contents),
    edit: (contents: MenuElement[]) => void (menu = { ...menu, contents }),
    async press(name: string) {
      await user.click(button(name));
      page.rerender(element());
    },
    reload() {
      page.unmount();
      page = render(element());
    },
  };
}

const search = (text: string) => user.type(screen.getByRole('searchbox', { name: '86 a dish' }), text);

describe('86 a dish', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void vi.useRealTimers());

  it('takes dishes off with one click each and puts them back in the other order, after a reload too', async () => {
    const page = openDinner();
    await search('a');
    await search('m');
    await page.press('86 Lamb');
    await user.clear(screen.getByRole('searchbox'));
    await search('hak');
    await page.press('86 Hake');
    expect(page.stored()).toEqual(['Crab']);
    page.reload();
    expect(screen.getByText('Off: Lamb (Dinner)')).toBeVisible();
    await page.press('Undo Lamb');
    await page.press('Undo Hake');
    expect(page.stored()).toEqual(['Hake', 'Crab', 'Lamb']);
    expect(screen.queryByText(/^Off:/)).toBeNull();
  });

  it('changes the menu as it is when it is saved, whatever this page knew of it', async () => {
    const page = openDinner();
    await search('crab');
    page.edit([dish('Ray'), ...dinner]);
    await page.press('86 Crab');
    expect(page.stored()).toEqual(['Ray', 'Hake', 'Lamb']);
    page.edit([dish('Eel')]);
    await page.press('Undo Crab');
    expect(page.stored()).toEqual(['Eel', 'Crab']);
    expect(screen.getByText(/“Crab” is back at the end of Dinner/)).toBeVisible();
  });

  it('says so when somebody else has taken the dish off already', async () => {
    const page = openDinner();
    await search('crab');
    page.edit([dish('Hake')]);
    await page.press('86 Crab');
    expect(screen.getByText('“Crab” isn’t on Dinner any more.')).toBeVisible();
    expect(screen.queryByText(/^Off:/)).toBeNull();
  });

  it('is forgotten at 05:00, at log-out, and is nobody else’s', async () => {
    vi.useFakeTimers({ now: new Date('2026-07-10T22:00:00Z'), toFake: ['Date'] });
    const page = openDinner();
    await search('crab');
    await page.press('86 Crab');
    vi.setSystemTime(new Date('2026-07-11T03:59:00Z'));
    page.reload();
    expect(screen.getByText(/^Off: Crab/)).toBeVisible();
    vi.setSystemTime(new Date('2026-07-11T04:00:00Z'));
    page.reload();
    expect(screen.queryByText(/^Off:/)).toBeNull();
    clearDrafts();
    expect(localStorage).toHaveLength(0);
  });
});

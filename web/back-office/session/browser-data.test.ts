import { visitorStorageKeys } from '@venue/domain';

/** Keys of other software at the same address, such as Firebase's own and a browser extension's. */
const others = ['firebase:host:demo', 'firestore_online_state', 'theme', 'rooted', 'root.backup'];

const own = ['root', 'map-consent'];

/** Anew for each test, as in a page of its own: logging out ends the drafts of its page. */
async function openPage() {
  vi.resetModules();
  const { writeDraft } = await import('../unsaved/drafts.ts');
  localStorage.clear();
  for (const key of [...own, ...others]) localStorage.setItem(key, `"${key}"`);
  writeDraft('donal', 'menus/new', {
    values: {},
    basedOn: undefined,
    at: '2026-11-22T12:00:00Z',
    name: 'new menu',
    address: '/admin-dashboard/menus',
  });
  return import('./browser-data.ts');
}

afterEach(() => vi.resetModules());

const kept = () => Object.keys(localStorage).filter((key) => !key.startsWith('office-'));
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('office-draft'));

describe('local storage', () => {
  it('holds two keys that the product stores for visitors: the content, and the consent to maps', () => {
    expect(visitorStorageKeys).toEqual(own);
  });

  it('is cleared of them by signing in, which keeps the keys of others and the own drafts', async () => {
    const { clearBrowserDataAtSignIn } = await openPage();
    clearBrowserDataAtSignIn('donal');
    expect(kept().toSorted()).toEqual(others.toSorted());
    expect(drafts()).toHaveLength(1);
  });

  it('is cleared of them by logging out, with the drafts, which keeps the keys of others', async () => {
    const { clearBrowserDataAtSignOut } = await openPage();
    clearBrowserDataAtSignOut({ keepsDrafts: false });
    expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted());
  });

  it('is cleared of them when a session ends by itself, which keeps the drafts', async () => {
    const { clearBrowserDataAtSignOut } = await openPage();
    clearBrowserDataAtSignOut({ keepsDrafts: true });
    expect(kept().toSorted()).toEqual(others.toSorted());
    expect(drafts()).toHaveLength(1);
  });
});

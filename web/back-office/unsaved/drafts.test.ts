import { hasDrafts, listDrafts, onDraftsChange, readDraft, writeDraft } from './drafts.ts';

const draft = {
  values: { title: 'Supper' },
  basedOn: undefined,
  at: '2026-11-22T18:00:00.000Z',
  name: 'menu “Supper”',
  address: '/admin-dashboard/menus?edit=supper',
};

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it('a draft is its owner’s alone', () => {
  writeDraft('nuala', 'menus/supper', draft);
  expect(readDraft('nuala', 'menus/supper')).toEqual(draft);
  expect([hasDrafts('nuala'), hasDrafts('orla')]).toEqual([true, false]);
});

it('a draft outlives its tab: the next page finds it', async () => {
  writeDraft('nuala', 'menus/supper', draft);
  sessionStorage.clear();
  const nextPage = await import('./drafts.ts');
  expect(nextPage.readDraft('nuala', 'menus/supper')).toMatchObject({ values: draft.values });
});

it('drafts are listed by name and address, the latest first, and a change is told', () => {
  const listener = vi.fn();
  const stop = onDraftsChange(listener);
  writeDraft('nuala', 'menus/supper', draft);
  writeDraft('nuala', 'email', {
    ...draft,
    name: 'email',
    address: '/email',
    at: '2026-11-22T18:05:00.000Z',
  });
  expect(listDrafts('nuala').map(({ path, name, address }) => [path, name, address])).toEqual([
    ['email', 'email', '/email'],
    ['menus/supper', 'menu “Supper”', '/admin-dashboard/menus?edit=supper'],
  ]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

it('an untouched form does not remove the draft of another tab', async () => {
  writeDraft('nuala', 'menus/supper', draft);
  const otherTab = await import('./drafts.ts');
  otherTab.writeDraft('nuala', 'menus/supper', undefined);
  expect(readDraft('nuala', 'menus/supper')).toBeDefined();
});

it('a page that is being left stores no more drafts', async () => {
  const page = await import('./drafts.ts');
  page.writeDraft('nuala', 'menus/supper', draft);
  page.closeDrafts();
  expect(page.writeDraft('nuala', 'menus/supper', draft)).toBe(false);
  expect(page.hasDrafts('nuala')).toBe(false);
});

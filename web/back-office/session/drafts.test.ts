import { hasDrafts, readDraft, writeDraft } from './drafts.ts';

const draft = { values: { title: 'Supper' }, basedOn: undefined, at: '2026-11-22T18:00:00.000Z' };

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

it('waits for the person it belongs to', () => {
  writeDraft('nuala', 'menus', draft);
  expect(readDraft('nuala', 'menus')).toEqual({ ...draft, lost: [] });
  expect([hasDrafts('nuala'), hasDrafts('orla')]).toEqual([true, false]);
});

it('is not written again by a page on its way out', async () => {
  const page = await import('./drafts.ts');
  page.writeDraft('nuala', 'menus', draft);
  page.closeDrafts();
  expect(page.writeDraft('nuala', 'menus', draft)).toBe(false);
  expect(page.hasDrafts('nuala')).toBe(false);
});

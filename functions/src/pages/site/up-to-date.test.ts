import { nothingPublished, type SiteJson } from '@venue/domain';
import { logLines } from '../../logging/log-lines.ts';
import type { PublishedReader } from './read-site.ts';
import { upToDate } from './up-to-date.ts';

const noon = Date.parse('2026-03-15T12:00:00Z');
const tab = { title: '', route: '', position: 0, wines: 0 };
const due: SiteJson = {
  ...nothingPublished,
  nextChangeAt: '2026-03-15T12:00:00.000Z',
  menus: [{ ...tab, _id: 'over', showUntil: '2026-03-15T12:00:00.000Z' }],
};
const renewed: SiteJson = { ...nothingPublished, version: 'v2', menus: [{ ...tab, _id: 'new' }] };

/** Reads `due` until it was recomposed. */
function open(recompose: () => Promise<void>) {
  const clock = { now: noon };
  const state = { site: due };
  const site = vi.fn(async () => state.site);
  const asked = vi.fn(async () => {
    await recompose();
    state.site = renewed;
  });
  const reader = upToDate({ site } as unknown as PublishedReader, asked, () => clock.now);
  return { clock, asked, read: async () => (await reader.site())?.menus.map(({ _id }) => _id) };
}

it('publishes what is due before the first page, once for all who ask', async () => {
  const { asked, read } = open(async () => {});
  expect(await Promise.all([read(), read(), read()])).toEqual([['new'], ['new'], ['new']]);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks for nothing before the moment', async () => {
  const { clock, asked, read } = open(async () => {});
  clock.now = noon - 1;
  expect(await read()).toEqual(['over']);
  expect(asked).not.toHaveBeenCalled();
});

it('shows nothing that has ended when it cannot be published, and asks again later', async () => {
  vi.spyOn(logLines, 'write').mockImplementation(() => {});
  const { clock, asked, read } = open(() => Promise.reject(new Error('down')));
  expect(await read()).toEqual([]);
  expect(await read()).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
  clock.now = noon + 5_000;
  expect(await read()).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(2);
});

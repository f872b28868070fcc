import { menu, readRecord, type Menu } from '@venue/domain';
import { createGuestList } from './guest-list.ts';

const noon = new Date('2026-11-24T12:00:00Z');
const buildMenu = (id: string, fields: object = {}): Menu => ({ ...readRecord(menu, id, {}), ...fields });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
afterEach(() => void vi.useRealTimers());

/** A list of these records, as of the last save. */
function open(...stored: Menu[]) {
  const state = { stored, save: 'save 1' as string | undefined };
  const list = vi.fn(async () => state.stored);
  const ask = createGuestList('menus', list, async () => state.save);
  return { state, list, ids: async () => (JSON.parse(await ask()) as Menu[]).map(({ _id }) => _id) };
}

it('is read again after a save, and not before', async () => {
  const { state, list, ids } = open(buildMenu('dinner'));
  for (let call = 0; call < 5; call += 1) expect(await ids()).toEqual(['dinner']);
  expect(list).toHaveBeenCalledTimes(1);
  Object.assign(state, { stored: [buildMenu('lunch')], save: 'save 2' });
  expect(await ids()).toEqual(['lunch']);
  expect(list).toHaveBeenCalledTimes(2);
});

it('is read again after five minutes, and at every call before the first save', async () => {
  const { state, list, ids } = open(buildMenu('dinner'));
  await ids();
  vi.setSystemTime(noon.getTime() + 5 * 60_000);
  await ids();
  expect(list).toHaveBeenCalledTimes(2);
  state.save = undefined;
  await ids();
  await ids();
  expect(list).toHaveBeenCalledTimes(4);
});

it('has what is live, which starts and ends by the clock without a read', async () => {
  const inSeconds = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
  const { list, ids } = open(
    buildMenu('draft', { isDraft: true }),
    buildMenu('later', { showFrom: inSeconds(20) }),
    buildMenu('ending', { showUntil: inSeconds(10) }),
  );
  expect(await ids()).toEqual(['ending']);
  vi.setSystemTime(inSeconds(10));
  expect(await ids()).toEqual([]);
  vi.setSystemTime(inSeconds(20));
  expect(await ids()).toEqual(['later']);
  expect(list).toHaveBeenCalledTimes(1);
});

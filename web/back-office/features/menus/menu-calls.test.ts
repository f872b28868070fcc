import { emptyMenu, type Menu, type MenuElement } from '@venue/domain';
import { ApiError } from '../../api/api-error.ts';
import { officeApi } from '../../api/office-api.ts';
import { changeMenuContents } from './menu-calls.ts';

vi.mock('../../api/office-api.ts', () => ({ officeApi: vi.fn() }));

const line: MenuElement = { elementType: 'Line', content: [] };
const ray: MenuElement = { elementType: 'Dish', content: [{ contentString: 'Ray' }] };
const known: Menu = { ...emptyMenu, _id: 'd', title: 'Dinner', updatedAt: new Date('2026-07-10T20:00:00Z') };
const newest = { ...known, title: 'Supper', contents: [ray], updatedAt: '2026-07-10T20:05:00.000Z' };
const stale = new ApiError('conflict', 'Aoife saved this.', { status: 409 });
const append = (contents: MenuElement[]) => [...contents, line];

beforeEach(() => void vi.mocked(officeApi).mockReset());

it('a change that somebody else overtook is made again over what they saved', async () => {
  vi.mocked(officeApi)
    .mockRejectedValueOnce(stale)
    .mockResolvedValueOnce(newest)
    .mockResolvedValueOnce({ updatedAt: '2026-07-10T20:06:00.000Z' });
  const saved = await changeMenuContents('donal', known, append);
  expect(saved).toEqual({ contents: [ray, line], updatedAt: new Date('2026-07-10T20:06:00Z') });
  expect(officeApi).toHaveBeenLastCalledWith({
    method: 'PUT',
    path: '/menus/d/donal',
    body: { title: 'Supper', route: '', contents: [ray, line], updatedAt: new Date(newest.updatedAt) },
  });
});

it('any other failure is not tried again', async () => {
  vi.mocked(officeApi).mockRejectedValueOnce(new ApiError('timeout', 'It may have saved all the same.'));
  await expect(changeMenuContents('donal', known, append)).rejects.toThrow('all the same');
  expect(officeApi).toHaveBeenCalledOnce();
});

it('nothing is sent where there is nothing to change', async () => {
  expect(await changeMenuContents('donal', known, () => undefined)).toBeUndefined();
  expect(officeApi).not.toHaveBeenCalled();
});

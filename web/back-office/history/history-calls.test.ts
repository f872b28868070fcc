import { officeApi } from '../api/office-api.ts';
import { undoRestore } from './history-calls.ts';

vi.mock('../api/office-api.ts', () => ({ officeApi: vi.fn() }));

const answer = (latest: object) => vi.mocked(officeApi).mockReset().mockResolvedValueOnce([latest]);
const restored = { _id: 'r2', operation: 'restore', by: 'donal', before: { title: 'Dinner' } };

describe('taking back what was restored', () => {
  it('stores again what was there before', async () => {
    answer(restored);
    await undoRestore('menus/m1', 'donal');
    expect(officeApi).toHaveBeenLastCalledWith({ method: 'POST', path: '/revisions/r2/restore' });
  });

  it.each([
    ['menus/m1', '/menus/m1/donal'],
    ['events/e1', '/event/e1/super'],
    ['routes/p1', '/routes/p1'],
  ])('deletes %s again, which was brought back', async (record, path) => {
    answer({ ...restored, before: null });
    await undoRestore(record, 'donal');
    expect(officeApi).toHaveBeenLastCalledWith({ method: 'DELETE', path });
  });

  it.each([{ operation: 'update' }, { by: 'aoife' }])('leaves a later save alone: %o', async (later) => {
    answer({ ...restored, ...later });
    await expect(undoRestore('menus/m1', 'donal')).rejects.toThrow('Somebody has saved it since');
    expect(officeApi).toHaveBeenCalledOnce();
  });
});

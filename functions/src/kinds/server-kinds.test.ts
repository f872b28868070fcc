import type { Change } from './change.ts';
import { prepareChanges } from './prepare-changes.ts';
import type { ServerKind } from './server-kind.ts';
import { serverKinds } from './server-kinds.ts';

it('a face has what its declaration asks for, and a plain kind needs nothing', () => {
  const plain: ServerKind<'website'> = {};
  // @ts-expect-error gigs are published by a composer of their own
  const gigs: ServerKind<'events'> = {};
  // @ts-expect-error the link of a menu has its number of wines
  const menus: ServerKind<'menus'> = {};
  // @ts-expect-error gigs and menus have faces
  const all: typeof serverKinds = { website: plain };
  expect([plain, gigs, menus, all]).toHaveLength(4);
});

it('each face prepares the changes of its kind once, and the others stay as they are', async () => {
  const change = (path: string, after: object): Change => ({ path, operation: 'update', after });
  const prepare = vi.spyOn(serverKinds.routes, 'prepare');
  const changes = [
    change('routes/b', { route: 'new' }),
    change('website/main', { logoImg: 'a.jpg' }),
    change('routes/a', { route: 'same' }),
  ];
  const stored = new Map([['routes/b', { route: 'old' }]]);
  const prepared = await prepareChanges(changes, { stored, byName: 'Una', now: new Date() });
  expect(prepare).toHaveBeenCalledExactlyOnceWith([changes[0], changes[2]], expect.anything());
  expect(prepared.map(({ path }) => path)).toEqual(['routes/b', 'website/main', 'routes/a']);
  expect(prepared[0]!.after).toEqual({ route: 'new', formerRoutes: ['old'] });
  expect(prepared.slice(1)).toEqual(changes.slice(1));
  prepare.mockRestore();
});

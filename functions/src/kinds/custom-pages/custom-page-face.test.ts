import type { DocumentData } from 'firebase-admin/firestore';
import { keepFormerRoutes } from './custom-page-face.ts';

/** The former names after a save. */
function saved(before: DocumentData | undefined, after: DocumentData): unknown {
  const stored = new Map(before ? [['routes/p1', before]] : []);
  const [change] = keepFormerRoutes([{ path: 'routes/p1', operation: 'update', after }], { stored });
  return change!.after!['formerRoutes'];
}

it('a page keeps the names it had', () => {
  expect(saved({ route: 'oysters' }, { route: 'shells' })).toEqual(['oysters']);
  const twice = { route: 'shells', formerRoutes: ['oysters'] };
  expect(saved(twice, { ...twice, route: 'regatta' })).toEqual(['oysters', 'shells']);
});

it('a page that takes a former name back no longer has it as a former one', () => {
  const renamed = { route: 'shells', formerRoutes: ['oysters'] };
  expect(saved(renamed, { ...renamed, route: 'oysters' })).toEqual(['shells']);
});

it('an earlier state that is restored keeps the names since', () => {
  expect(saved({ route: 'regatta', formerRoutes: ['oysters', 'shells'] }, { route: 'oysters' })).toEqual([
    'shells',
    'regatta',
  ]);
});

it('a page without former names gets no field for them', () => {
  expect(saved(undefined, { route: 'oysters' })).toBeUndefined();
  expect(saved({ route: 'oysters' }, { route: 'oysters' })).toBeUndefined();
});

it('twenty former names are kept, the latest ones', () => {
  const names = Array.from({ length: 20 }, (_, at) => `name-${at}`);
  expect(saved({ route: 'latest', formerRoutes: names }, { route: 'new', formerRoutes: names })).toEqual([
    ...names.slice(1),
    'latest',
  ]);
});

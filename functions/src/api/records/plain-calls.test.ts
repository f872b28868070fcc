import type { Fields } from '@venue/domain';
import { schemaOf } from '@venue/domain/schemas';
import {
  declareThrowAwayKinds,
  offerKind,
  offers,
  plainFaces,
  signKind,
  signs,
} from '../../../../tests/declared/throw-away-kinds.ts';
import { serverKinds } from '../../kinds/server-kinds.ts';
import { exampleOf } from './plain-calls.ts';
import { plainEndpoints } from './plain-calls.ts';

let forget: () => void;
beforeAll(() => {
  forget = declareThrowAwayKinds();
  Object.assign(serverKinds, plainFaces);
});
afterAll(() => {
  forget();
  for (const kind of [signs, offers]) delete (serverKinds as Record<string, unknown>)[kind];
});

it('a kind whose face names no calls of its own has those of its declaration', () => {
  const calls = plainEndpoints().map(({ method, paths, name, access, self }) =>
    [method, ...paths, name, access, self].filter(Boolean).join(' '),
  );
  expect(calls).toEqual([
    'get /spareSigns/getAll listSpareSigns anyone',
    'get /spareSigns/find/{id} findSpareSigns anyone',
    'post /spareSigns/{user} createSpareSign editContent user',
    'put /spareSigns/{id}/{user} replaceSpareSign editContent user',
    'delete /spareSigns/{id}/{user} deleteSpareSign editContent user',
    'get /spareOffers/getAll listSpareOffers anyone',
    'get /spareOffers/find/{id} findSpareOffers anyone',
    'post /spareOffers createSpareOffer editContent',
    'put /spareOffers/{id} replaceSpareOffer editContent',
    'delete /spareOffers/{id} deleteSpareOffer editContent',
  ]);
});

it.each<[string, Fields]>([
  ['sign', signKind.fields],
  ['offer', offerKind.fields],
])('the example of a %s is a body that its call takes', (_, fields) => {
  const example = exampleOf(fields);
  expect(schemaOf(fields).validateSync(example)).toEqual(example);
});

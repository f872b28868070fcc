import { createApp } from '../app.ts';
import { openApiDocument } from '../endpoints.ts';
import { listRoutes } from './list-routes.fixture.ts';
import { endpoints as operations } from '../endpoints.ts';

it('all routes are described, and all described calls have a route', () => {
  const described = operations.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));
  expect(new Set(described).size).toBe(described.length);
  expect(described.sort()).toEqual(listRoutes(createApp()));
});

it('every call has a name of its own', () => {
  const names = Object.values(openApiDocument().paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

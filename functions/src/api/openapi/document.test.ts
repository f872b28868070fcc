import { createApp } from '../app.ts';
import { openApiDocument } from '../endpoints.ts';
import { listRoutes } from './list-routes.fixture.ts';
import { endpoints as operations } from '../endpoints.ts';

it('all routes are described, and all described calls have a route', () => {
  const described = operations.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));
  expect(new Set(described).size).toBe(described.length);
  expect(described.sort()).toEqual(listRoutes(createApp()));
});

it('entries of lists have an id in every response, and may have one in a body', () => {
  const entries = { items: { required: expect.arrayContaining(['_id']) } };
  expect(openApiDocument().components.schemas).toMatchObject({
    OpeningHours: { properties: { contents: entries, specialDays: entries } },
    LegalText: { properties: { contents: entries } },
    Menu: { properties: { contents: entries } },
    Route: { properties: { panels: entries } },
  });
  const bodies = JSON.stringify(openApiDocument().paths['/openingHours/{id}/{user}']);
  expect(bodies).toContain('"items":{"type":"object","properties":{"_id":{"type":"string"');
});

it('every call has a name of its own', () => {
  const names = Object.values(openApiDocument().paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

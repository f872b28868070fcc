import {
  bookingSchema,
  emailSchema,
  gigSchema,
  gigSeriesSchema,
  eveningMailSchema,
  importSchema,
  legalTextSchema,
  menuSchema,
  newStaffSchema,
  openingHoursSchema,
  profileSchema,
  replaceAllMenusSchema,
  customPageSchema,
  websiteSchema,
} from '@venue/domain/schemas';
import { expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { openApiDocument } from '../../functions/src/api/endpoints.ts';
import { endpoints as operations } from '../../functions/src/api/endpoints.ts';
import { call } from './call.ts';
import { faultsOf } from './described.ts';

it('the running API describes itself, and visitors may keep that for a moment', async () => {
  const answer = await call('GET', '/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toMatch(/^public/);
  expect(answer.body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

/** By the name of the call, as the server reads the bodies. */
const schemas: Record<string, AnySchema> = {
  replaceWebsite: websiteSchema,
  createMenu: menuSchema,
  replaceAllMenus: replaceAllMenusSchema,
  replaceOpeningHours: openingHoursSchema,
  replacePrivacyPolicy: legalTextSchema,
  createRoute: customPageSchema,
  createEvent: gigSchema,
  createEventSeries: gigSeriesSchema,
  importEvents: importSchema,
  mailEvening: eveningMailSchema,
  updateProfile: profileSchema,
  sendMail: emailSchema,
  bookTable: bookingSchema,
  createStaff: newStaffSchema,
};

it.each(operations.filter(({ body }) => body?.example).map((operation) => [operation.name, operation]))(
  'the example of %s is what its description says, and what the server takes',
  async (name, { body }) => {
    expect(faultsOf(body!.schema, body!.example)).toEqual([]);
    const schema = schemas[name];
    if (schema) expect(await schema.isValid(body!.example)).toBe(true);
  },
);

import { Limits } from '@venue/domain';
import { bookingSchema, errorReportSchema, mediaSchema } from '@venue/domain/schemas';
import { examples } from './examples.ts';
import { answerSchema, requestSchema, schemaRef, textSchema, type JsonSchema } from './json-schema.ts';
import type { Operation } from './operation.ts';

const alt: JsonSchema = {
  type: 'string',
  maxLength: Limits.title,
  description: 'What it shows, for those who cannot see it.',
};

function uploadBody(part: 'image' | 'video', more: Record<string, JsonSchema> = {}): Operation['body'] {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const filename = { type: 'string', description: 'The original name, in place of the name of the file.' };
  return {
    type: 'multipart/form-data',
    schema: { type: 'object', properties: { filename, [part]: file, alt, ...more }, required: [part] },
  };
}

const stored = {
  status: 201,
  schema: schemaRef('StoredFile'),
  description: 'The name it is stored under, and its size.',
} as const;

/** Uploads and files (section 7), bookings, the map and this description. */
export const fileAndGuestOperations: Operation[] = [
  {
    tag: 'Files',
    method: 'post',
    paths: ['/upload/image'],
    name: 'uploadImage',
    summary:
      'Stores a JPEG, PNG, WebP, AVIF or GIF of at most 15 MB and 50 megapixels, turned by EXIF and without metadata, with smaller variants.',
    access: 'upload',
    body: uploadBody('image', {
      gallery: { type: 'string', enum: ['true', 'false'], description: 'true: a JPEG under the id alone.' },
    }),
    success: stored,
    refusals: [400, 413, 415, 429, 503],
  },
  {
    tag: 'Files',
    method: 'post',
    paths: ['/upload/video'],
    name: 'uploadVideo',
    summary: 'Stores an MP4 or WebM of at most 30 MB.',
    access: 'editContent',
    body: uploadBody('video'),
    success: stored,
    refusals: [400, 413, 415, 429, 503],
  },
  {
    tag: 'Files',
    method: 'put',
    paths: ['/media/{file}'],
    name: 'describePicture',
    summary: 'Says anew what a stored picture shows, wherever the site shows it.',
    access: 'editContent',
    body: { schema: requestSchema(mediaSchema), example: examples.alt },
    success: { status: 200, schema: schemaRef('Media'), description: 'The picture. It is live.' },
    refusals: [400, 404, 409, 413],
  },
  {
    tag: 'Files',
    method: 'get',
    paths: ['/images/{file}'],
    name: 'getImage',
    summary: 'A picture, or with `w` the WebP variant nearest to that width. To be kept for ever.',
    access: 'anyone',
    query: [
      {
        name: 'w',
        required: false,
        description: 'Width in pixels.',
        schema: { type: 'integer', minimum: 1, maximum: 99999 },
      },
    ],
    success: { status: 200, description: 'The file.' },
    refusals: [400, 404, 416],
  },
  {
    tag: 'Files',
    method: 'get',
    paths: ['/videos/{file}'],
    name: 'getVideo',
    summary: 'A video, in byte ranges where asked for. To be kept for ever.',
    access: 'anyone',
    success: { status: 200, description: 'The file.' },
    refusals: [404, 416],
  },
  {
    tag: 'Guests',
    method: 'post',
    paths: ['/bookings'],
    name: 'bookTable',
    summary: 'Asks for a table. The same requestId twice is one booking.',
    access: 'anyone',
    body: { schema: bookingBody(), example: examples.booking },
    success: { status: 201, schema: schemaRef('Booking'), description: 'What was understood.' },
    refusals: [400, 409, 413, 429, 503],
  },
  {
    tag: 'Guests',
    method: 'put',
    paths: ['/bookings/{id}'],
    name: 'decideBooking',
    summary:
      'Confirms, declines or cancels a booking and mails the guest. 409 when somebody has decided otherwise.',
    access: 'editContent',
    body: {
      schema: {
        type: 'object',
        properties: { state: { type: 'string', enum: ['confirmed', 'declined', 'cancelled'] } },
        required: ['state'],
      },
      example: examples.decision,
    },
    success: { status: 200, schema: schemaRef('DecidedBooking'), description: 'Its state.' },
    refusals: [400, 404, 409, 413, 503],
  },
  {
    tag: 'Guests',
    method: 'get',
    paths: ['/nearby'],
    name: 'getNearby',
    summary: 'Where the venue is and what is around it, for the contact map. 404 when nobody can tell.',
    access: 'anyone',
    success: { status: 200, schema: schemaRef('Nearby'), description: 'Nearest first.' },
    refusals: [404],
  },
  {
    tag: 'Guests',
    method: 'post',
    paths: ['/errors'],
    name: 'reportError',
    summary:
      "Reports an error in a visitor's browser. It is logged without queries, email addresses and tokens; nothing is stored.",
    access: 'anyone',
    body: { schema: requestSchema(errorReportSchema), example: examples.errorReport },
    success: {
      status: 200,
      schema: answerSchema({ msg: textSchema }),
      description: 'The report is in the log.',
    },
    refusals: [400, 413, 429],
  },
  {
    tag: 'Guests',
    method: 'get',
    paths: ['/openapi.json'],
    name: 'getOpenApi',
    summary: 'This description, for programs.',
    access: 'anyone',
    success: { status: 200, schema: { type: 'object' }, description: 'OpenAPI 3.1.' },
    refusals: [],
  },
];

function bookingBody(): JsonSchema {
  const { properties, ...rest } = requestSchema(bookingSchema) as { properties: object };
  const requestId = { type: 'string', format: 'uuid', description: 'Made by the client.' };
  return { ...rest, properties: { ...properties, requestId } };
}

import { previewLastsMs, previewPath } from '@venue/domain';
import { previewContentSchema, previewSchema } from '@venue/domain/schemas';
import { endpoint } from '../endpoint.ts';
import { sentFields } from './content.ts';
import { dateTime, flag, named, optional, text } from '../openapi/json-schema.ts';

/** The site as it will be at a moment, for those who have a link. */
export const previewEndpoints = [
  endpoint('post', '/previews', {
    tag: 'Content',
    access: 'editContent',
    limit: 'preview',
    name: 'createPreview',
    summary:
      'Makes a link to the public pages as they will be at a moment, with or without drafts, or with website settings that are not saved yet. Whoever has it sees them, for a day; keep it secret.',
    body: { reads: previewSchema, example: { at: '2031-03-30T13:00:00Z', withDrafts: true } },
    success: {
      status: 201,
      schema: named('PreviewLink', {
        path: text('Path of the front page; the other pages are below it.'),
        at: dateTime(),
        withDrafts: flag(),
        until: dateTime('When the link ends.'),
      }),
      description: 'The link. Nothing is published.',
    },
    handle: async ({ body: { at, withDrafts = false, website }, by: { uid } }) => {
      const { signPreview } = await import('../../preview/token.ts');
      const { storeUnsaved } = await import('../../preview/unsaved.ts');
      const until = new Date(Date.now() + previewLastsMs);
      const unsaved = website && (await storeUnsaved(sentFields(website), uid, until));
      const token = signPreview({ at, withDrafts, until, by: uid, ...(unsaved && { unsaved }) });
      return { path: `${previewPath(token)}/`, at, withDrafts, until };
    },
  }),
  endpoint('post', '/previews/content', {
    tag: 'Content',
    access: 'anyone',
    name: 'readPreview',
    summary:
      'The published site of a preview, or the part of it with a name: what pages are rendered from. 404 once the link has ended.',
    body: { reads: previewContentSchema, example: { token: 'a-token-of-another-venue', part: 'gigs' } },
    success: {
      schema: named('PreviewContent', {
        at: dateTime(),
        withDrafts: flag(),
        until: dateTime(),
        isUnsaved: optional(flag('It shows settings that are not saved yet.')),
        site: optional({
          type: 'object',
          description: 'As in /content/site.json. Missing if a part was asked for.',
        }),
        part: optional({
          type: 'object',
          description: 'As in /content/{part}.json. Missing if there is none at the time.',
        }),
      }),
      description: 'Not to be stored.',
    },
    errors: [404],
    handle: async ({ body, res }) => {
      res.set('Cache-Control', 'no-store');
      const { findPreview } = await import('../../preview/find-preview.ts');
      const { composePreview, partOf } = await import('../../preview/compose-preview.ts');
      const preview = await findPreview(body.token);
      const { at, withDrafts, until, unsaved } = preview;
      const composed = await composePreview(preview);
      const part = body.part ? partOf(composed, body.part) : undefined;
      const facts = { at, withDrafts, until, ...(unsaved && { isUnsaved: true }) };
      return { ...facts, ...(body.part ? part && { part } : { site: composed.site }) };
    },
  }),
];

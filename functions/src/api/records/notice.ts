import { emptyNotice, endOfNight, liveNotice, nightOf, notice, singleId, type Notice } from '@venue/domain';
import { noticeSchema } from '@venue/domain/schemas';
import { allFields } from '../../records/all-fields.ts';
import { findRecord } from '../../records/read.ts';
import { coalesceReads } from '../../publishing/coalesce-reads.ts';
import { isStaffWith } from '../../staff/require-staff.ts';
import { endpoint } from '../endpoint.ts';
import { readBasedOn } from '../../requests/read-input.ts';
import { schemaRef } from '../openapi/json-schema.ts';
import { contentWriteDefaults } from './content.ts';

const readNotice = coalesceReads(async () => (await findRecord('notice', singleId)) ?? emptyNotice);

/** The notice on every page. */
export const noticeEndpoints = [
  endpoint('get', '/notice', {
    tag: 'Content',
    access: 'anyone',
    name: 'getNotice',
    summary:
      'The notice that guests see now; its text is empty when there is none. With the token of an admin or super user: the stored one, also before its start and after its end.',
    success: { schema: schemaRef('Notice'), description: 'The notice.' },
    handle: async ({ req, res }) => {
      res.vary('Authorization');
      const stored = await readNotice();
      return (await isStaffWith('editContent', req)) ? stored : asGuestsSeeIt(stored, new Date());
    },
  }),
  endpoint('put', '/notice/{user}', {
    ...contentWriteDefaults,
    name: 'replaceNotice',
    self: 'user',
    summary: 'Replaces the notice as a whole. The empty text removes it.',
    body: { reads: noticeSchema, example: { text: 'The kitchen closes at 8 tonight.', until: null } },
    success: { schema: schemaRef('Notice'), description: 'The stored notice. It is live from its start.' },
    errors: [409],
    handle: async ({ body, by, req }) => {
      const { updateRecord } = await import('../../records/save.ts');
      return updateRecord('notice', singleId, noticeFields(body, new Date()), {
        by,
        basedOn: readBasedOn(req.body),
      });
    },
  }),
];

function asGuestsSeeIt(stored: Notice, now: Date): Notice {
  const live = liveNotice(stored, now);
  return live ? { _id: singleId, ...live } : emptyNotice;
}

type NoticeBody = { text?: string; from?: Date | null; until?: Date | null };

/** All fields of a notice, so that nothing of the former one stays. Without an end it lasts until the night's. */
function noticeFields(body: NoticeBody, now: Date) {
  const { text = '', from, until } = body;
  if (text.trim() === '') return allFields(notice, { earlier: [] });
  const night = nightOf(from && from > now ? from : now);
  return allFields(notice, {
    ...body,
    text: text.trim(),
    until: until ?? endOfNight(night),
    earlier: [],
  });
}

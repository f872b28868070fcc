import { endpoint } from '../endpoint.ts';
import { choice, dateTime, each, integer, named, text } from '../openapi/json-schema.ts';

const tickets = () => import('../../backup/tickets.ts');

const backup = { tag: 'Backup', access: 'downloadBackup' } as const;

/** "Download everything", for super users only. */
export const backupEndpoints = [
  endpoint('get', '/backup', {
    ...backup,
    name: 'summarizeBackup',
    summary: 'The approximate contents of a backup.',
    success: {
      schema: named('BackupSummary', {
        ...each(['documents', 'files', 'accounts'], integer()),
        bytes: integer('Size of the files, which are nearly all of it.'),
      }),
      description: 'The counts.',
    },
    handle: async () => (await import('../../backup/summarize.ts')).summarizeBackup(),
  }),
  endpoint('post', '/backup', {
    ...backup,
    name: 'startBackup',
    summary:
      'Creates a URL that downloads everything as one file (application/gzip), once, within five minutes. It needs no token, so keep it secret.',
    success: {
      status: 201,
      schema: named('BackupTicket', {
        _id: text(),
        state: choice(['waiting']),
        ...each(['entries', 'bytes'], integer()),
        validUntil: dateTime(),
        url: { ...text('Downloads the file, once.'), format: 'uri' },
      }),
      description: 'The URL.',
    },
    handle: async ({ by }) => {
      const { functionAddress } = await import('../../firebase/function-address.ts');
      const { createTicket } = await tickets();
      const address = await functionAddress('backup');
      const { ticket, download, validUntil } = await createTicket(by.uid);
      return { ...download, validUntil, url: `${address}?ticket=${ticket}` };
    },
  }),
  endpoint('get', '/backup/{id}', {
    ...backup,
    name: 'findBackup',
    summary: "The state of one of the caller's downloads.",
    success: {
      schema: named('BackupDownload', {
        _id: text(),
        state: choice(['waiting', 'running', 'done', 'failed'], 'done: the last byte is on its way.'),
        entries: integer('Documents, files and accounts so far.'),
        bytes: integer('Their size before compression.'),
      }),
      description: 'Its state.',
    },
    errors: [404],
    handle: async ({ id, by }) => (await tickets()).findDownload(id, by.uid),
  }),
];

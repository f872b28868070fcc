import { endpoint } from '../endpoint.ts';
import { schemaRef } from '../openapi/json-schema.ts';

const tickets = () => import('../../backup/tickets.ts');

const backup = { tag: 'Backup', access: 'downloadBackup' } as const;

/** "Download everything", for super users only. */
export const backupEndpoints = [
  endpoint('get', '/backup', {
    ...backup,
    name: 'summarizeBackup',
    summary: 'The approximate contents of a backup.',
    success: { schema: schemaRef('BackupSummary'), description: 'The counts.' },
    handle: async () => (await import('../../backup/summarize.ts')).summarizeBackup(),
  }),
  endpoint('post', '/backup', {
    ...backup,
    name: 'startBackup',
    summary:
      'Creates a URL that downloads everything as one file (application/gzip), once, within five minutes. It needs no token, so keep it secret.',
    success: { status: 201, schema: schemaRef('BackupTicket'), description: 'The URL.' },
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
    success: { schema: schemaRef('BackupDownload'), description: 'Its state.' },
    errors: [404],
    handle: async ({ id, by }) => (await tickets()).findDownload(id, by.uid),
  }),
];

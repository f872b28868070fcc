import { schemaRef } from './json-schema.ts';
import type { Operation } from './operation.ts';

const backup = { tag: 'Backup', access: 'downloadBackup' } as const;

/** "Download everything". */
export const backupOperations: Operation[] = [
  {
    ...backup,
    method: 'get',
    paths: ['/backup'],
    name: 'summarizeBackup',
    summary: 'Roughly what a backup taken now would hold.',
    success: { status: 200, schema: schemaRef('BackupSummary'), description: 'The counts.' },
    refusals: [],
  },
  {
    ...backup,
    method: 'post',
    paths: ['/backup'],
    name: 'startBackup',
    summary:
      'Answers an address that gives everything as one file (application/gzip), once, within five minutes. It needs no token: hand it to nobody.',
    success: { status: 201, schema: schemaRef('BackupTicket'), description: 'The address.' },
    refusals: [],
  },
  {
    ...backup,
    method: 'get',
    paths: ['/backup/{id}'],
    name: 'findBackup',
    summary: 'How a download of the caller is going.',
    success: { status: 200, schema: schemaRef('BackupDownload'), description: 'Its state.' },
    refusals: [400, 404],
  },
];

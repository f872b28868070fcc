import type { Json } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** Roughly what a backup holds; `bytes` is the size of its files. */
export type BackupSummary = { documents: number; files: number; accounts: number; bytes: number };

/** The progress of a download. */
export type Download = {
  _id: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  entries: number;
  bytes: number;
};

/* The calls of the Backup screen, for super users. All throw ApiError. */

export function summarizeBackup(): Promise<BackupSummary> {
  return officeApi({ method: 'GET', path: '/backup' });
}

/** Resolves to the URL of the file, which works once, within five minutes. */
export function startBackup(): Promise<Download & Json<{ url: string; validUntil: Date }>> {
  return officeApi({ method: 'POST', path: '/backup' });
}

export function findBackup(id: string): Promise<Download> {
  return officeApi({ method: 'GET', path: `/backup/${id}` });
}

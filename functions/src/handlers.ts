import type { Request, Response } from 'express';
import type { CloudEvent } from 'firebase-functions/v2';
import type { Request as SchedulerRequest } from 'firebase-functions/v2/https';
import { createApp, createUploadsApp } from './api/app.ts';
import { leaveBodiesToUs } from './api/http/leave-bodies.ts';
import { hideStackTraces, assertNoEmulatorsInProduction } from './firebase/no-emulators-in-production.ts';

assertNoEmulatorsInProduction(process.env);
hideStackTraces(process.env);
leaveBodiesToUs(process.env);

// The handlers of all functions; each instance serves one of them. Their deployment settings are in definitions.ts,
// which only the build loads, because loading firebase-functions takes longer than handling a call.

/** Every call of the API. */
export const api = createApp();

/** Pictures and videos that come through Hosting. */
export const uploads = createUploadsApp();

/** The pictures of gigs in link previews. */
export async function shareCard(req: Request, res: Response): Promise<void> {
  const { answerShareCard } = await import('./share-card/answer-share-card.ts');
  await answerShareCard(req, res);
}

/** "Download everything". */
export async function backup(req: Request, res: Response): Promise<void> {
  const { sendBackup } = await import('./backup/send-backup.ts');
  await sendBackup(req, res);
}

/** Sends emails stored in `mail/{id}` without a delivery. */
export async function sendStoredMail(event: CloudEvent<unknown>): Promise<void> {
  const mail = await import('./mail/send-stored-mail.ts');
  await mail.sendStoredMail(event);
}

/** Publishes menus, pages and gigs that have started or ended. */
export async function publishDue(req: SchedulerRequest, res: Response): Promise<void> {
  const content = await import('./records/publish-due.ts');
  await content.publishDue(req, res);
}

/** Compares what each coming evening holds with its bookings. */
export async function verifyBook(req: SchedulerRequest, res: Response): Promise<void> {
  const bookings = await import('./bookings/verify-book.ts');
  await bookings.verifyBook(req, res);
}

/** Deletes uploads of a month ago that were never saved. */
export async function deleteUnusedUploads(req: SchedulerRequest, res: Response): Promise<void> {
  const uploads = await import('./uploads/delete-unused-uploads.ts');
  await uploads.deleteUnusedUploads(req, res);
}

/** Erases names of staff whose account was removed two years ago. */
export async function eraseFormerStaffNames(req: SchedulerRequest, res: Response): Promise<void> {
  const retention = await import('./staff/retention/erase-former-staff-names.ts');
  await retention.eraseFormerStaffNames(req, res);
}

/** Deployment settings of the functions in this codebase, which the build writes to functions.yaml. */
export { api, backup, shareCard, uploads } from './http-functions.ts';
export { publishDue } from './records/publish-due.ts';
export { verifyBook } from './bookings/verify-book.ts';
export { sendStoredMail } from './mail/send-stored-mail.ts';
export { deleteUnusedUploads } from './uploads/delete-unused-uploads.ts';
export { eraseFormerStaffNames } from './staff/retention/erase-former-staff-names.ts';

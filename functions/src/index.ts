export { api, backup, page, uploads } from './http-functions.ts';
export { sendKeptMail } from './mail/send-kept-mail.ts';
export { deleteUnusedUploads } from './uploads/delete-unused-uploads.ts';
export { eraseFormerStaffNames } from './staff/retention/erase-former-staff-names.ts';

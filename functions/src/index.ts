export { api } from './api.ts';
export { backup } from './backup/backup.ts';
export { sendKeptMail } from './mail/send-kept-mail.ts';
export { page } from './page.ts';
export { deleteUnusedUploads } from './uploads/delete-unused-uploads.ts';
export { eraseFormerStaffNames } from './staff/retention/erase-former-staff-names.ts';
export { uploads } from './uploads.ts';

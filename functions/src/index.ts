export { api } from './api.ts';
export { page } from './page.ts';
export { sendKeptMail } from './mail/send-kept-mail.ts';

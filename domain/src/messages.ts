/*
 * Every sentence that the website, the back office and the API show, one file per subject. Import them as
 * `messages.menuDeleted`: each sentence is an export of its own, so a page carries only those that it uses.
 */

export * from './messages/accounts.ts';
export * from './messages/book.ts';
export * from './messages/booking-rules.ts';
export * from './messages/bookings.ts';
export * from './messages/content.ts';
export * from './messages/fields.ts';
export * from './messages/mail.ts';
export * from './messages/requests.ts';
export * from './messages/spec.ts';
export * from './messages/uploads.ts';
export * from './messages/visitors.ts';

/** One outgoing mail as staff write it (section 3). */
export type EmailPayload = { recipient: string; subject: string; text: string };

import { notOk, ok, unknown } from './result.js';

/** Whether a mail server is set up and, with --mail-to, whether it works. @type {import('./result.js').Check} */
export const mail = {
  title: 'mail',
  needsProject: true,
  async run({ google, project, mailTo, sendMail }) {
    const setUp = `npx firebase functions:secrets:set MAIL_URL --project ${project}, then npm run deploy -- --project ${project}`;
    const secret = await google.find(
      'secretmanager',
      `/v1/projects/${project}/secrets/MAIL_URL/versions/latest`,
    );
    if (secret?.state !== 'ENABLED')
      return [notOk('mail server', 'MAIL_URL is not set, so no email is sent', setUp)];
    if (!mailTo || !sendMail)
      return [ok('mail server', 'MAIL_URL is set; --mail-to you@example.com sends a test email')];
    const { state, error } = await sendMail(project, mailTo);
    const name = `a test email to ${mailTo}`;
    if (state === 'SUCCESS')
      return [ok(name, 'the mail server accepted it; check that it arrived, and not as spam')];
    if (state === 'ERROR')
      return [notOk(name, error ?? 'not sent', `check user, password and server: ${setUp}`)];
    const log = `read the log: npx firebase functions:log --only sendStoredMail --project ${project}`;
    return [unknown(name, `still ${state || 'waiting'}`, log)];
  },
};

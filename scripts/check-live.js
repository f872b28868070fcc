/**
 * `npm run check-live -- --url https://your.site --project ID`: checks a live venue. Each line says ok, NOT ok or that
 * it could not be checked, and what to do. Changes nothing, except for a test email with --mail-to.
 */
import { command, flag, text } from './shared/command.js';

const usage = `npm run check-live -- --url https://your.site [--project ID] [--mail-to you@example.com]

Without --project, checks only what is visible from outside. --allow-http is for a venue on this machine.`;

await command(
  usage,
  { url: text, project: text, 'mail-to': text, 'allow-http': flag, 'admin-api': text },
  ({ values: { url = '', project, 'mail-to': mailTo, 'allow-http': allowHttp, 'admin-api': standIn } }) => {
    const isAllowed = url.startsWith('https://') || (allowHttp && url.startsWith('http://'));
    if (!URL.canParse(url) || !isAllowed || (mailTo && !project)) return undefined;
    return { url: new URL(url).origin, project, mailTo, allowHttp, standIn };
  },
  async ({ url, project, mailTo, allowHttp, standIn }) => {
    const { runChecks } = await import('./check-live/run-checks.js');
    const { readVenueConfig } = await import('./venue-config/read.js');
    const { signedInGoogleApi } = await import('./google/google-api.js');
    const { sendTestMail } = await import('./check-live/mail.js');
    const { printResult } = await import('./check-live/result.js');
    if (mailTo) await (await import('./shared/place.js')).choosePlace(project);
    const google = project ? await signedInGoogleApi(project, standIn) : undefined;
    const { firebase, region, siteUrl } = await readVenueConfig();
    const isOwn = !project || project === firebase.projectId;
    const bucket = isOwn ? firebase.storageBucket : `${project}.firebasestorage.app`;
    const context = {
      ...{ url, allowHttp, bucket, region, siteUrl },
      // A key of another project than the checked one says nothing.
      ...(isOwn && { apiKey: firebase.apiKey }),
      sendMail: sendTestMail,
    };
    const results = await runChecks(
      { ...context, ...(project && { project }), ...(google && { google }), ...(mailTo && { mailTo }) },
      printResult,
    );
    const wrong = results.filter(({ state }) => state === 'not ok').length;
    const unseen = results.filter(({ state }) => state === 'unknown').length;
    console.log(`\n${results.length - wrong - unseen} ok, ${wrong} NOT ok, ${unseen} could not be checked`);
    if (wrong > 0) process.exitCode = 1;
  },
);

import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen, portOf } from './listen.js';

/** An email as it arrived. @typedef {{ to: string[], from: string, replyTo: string, subject: string, text: string, html: string, files: string[], at: Date }} Mail */

/** Of more emails than these the oldest are forgotten. */
const mostKept = 200;

/**
 * Opens a mail server that delivers nothing: what it is sent can be read at `url`, in a browser or as JSON, until it
 * closes.
 * @param {{ smtp: number, inbox: number }} ports 0: any free one
 */
export async function openInbox({ smtp, inbox }) {
  /** The latest first. @type {Mail[]} */
  const mails = [];
  const receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      readMail(stream, to).then((mail) => {
        mails.unshift(mail);
        mails.splice(mostKept);
        done();
      }, done);
    },
  });
  const reader = createServer((request, response) => {
    const [type, body] =
      request.url === '/mails.json'
        ? ['application/json', JSON.stringify(mails)]
        : ['text/html; charset=utf-8', pageOf(mails)];
    response.writeHead(200, {
      'content-type': type,
      // What emails say is shown as text; this is in case of a mistake.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    response.end(body);
  });
  await Promise.all([listen(receiver.server, smtp), listen(reader, inbox)]);
  receiver.on('error', ({ message }) => console.info(`The inbox lost a connection: ${message}`));
  return {
    mailUrl: `smtp://127.0.0.1:${portOf(receiver.server)}`,
    url: `http://127.0.0.1:${portOf(reader)}`,
    close: () => {
      receiver.close();
      reader.close();
    },
  };
}

/** @param {NodeJS.ReadableStream} stream @param {string[]} to @returns {Promise<Mail>} */
async function readMail(stream, to) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const {
    from,
    replyTo,
    subject = '',
    text = '',
    html = '',
    attachments,
  } = await PostalMime.parse(Buffer.concat(chunks));
  return {
    to,
    from: from?.address ?? '',
    replyTo: replyTo?.map(({ address }) => address).join(', ') ?? '',
    subject,
    text: text.trimEnd(),
    html: html.trimEnd(),
    files: attachments.map(({ filename }) => filename ?? ''),
    at: new Date(),
  };
}

/** @param {readonly Mail[]} mails */
function pageOf(mails) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Emails (${mails.length})</title>
<style>
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  article { border-top: 1px solid; margin-top: 2rem; }
  h2 { margin-bottom: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 26rem; border: 1px solid; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>Emails the venue has sent</h1>
<p>${mails.length === 0 ? 'None yet. ' : ''}They stay here until the venue closes; none has left this machine. Reload the page for new ones.</p>
${mails.map(articleOf).join('\n')}`;
}

/** @param {Mail} mail */
function articleOf({ to, from, replyTo, subject, text, html, files, at }) {
  const reply = replyTo && `, answers to ${escape(replyTo)}`;
  return `<article>
<h2>${escape(subject)}</h2>
<p>To ${escape(to.join(', '))}, ${at.toLocaleTimeString('en-US')}<br>From ${escape(from)}${reply}</p>
${html ? `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="As it looks" srcdoc="${escape(opensOutside(html))}"></iframe>\n` : ''}<pre>${withLinks(escape(text))}</pre>${files.length > 0 ? `\n<p>With ${escape(files.join(', '))}</p>` : ''}
</article>`;
}

/** Links of a framed email open beside it. @param {string} html */
function opensOutside(html) {
  return html.replace('<head>', '<head><base target="_blank">');
}

/** @param {string} text already escaped */
function withLinks(text) {
  return text.replaceAll(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`);
}

/** @param {string} text */
function escape(text) {
  const names = /** @type {Record<string, string>} */ ({ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' });
  return text.replaceAll(/[&<>"]/g, (character) => `&${names[character]};`);
}

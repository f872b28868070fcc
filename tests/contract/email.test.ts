import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../functions/src/api/app.ts';
import { sendUnlessTooLate } from '../../functions/src/mail/send-stored-mail.ts';
import { call } from './call.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

type Received = { to: string[]; source: string };

const received: Received[] = [];
const cleanUp: (() => void)[] = [];
let refuseWith: string | undefined;
/** Whether the server keeps what it got to itself: no answer to the whole text. */
let isSpeechless = false;
let smtp: SMTPServer;
let api: Server;
let base: string;
let admin: Staff;
let chef: Staff;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuseWith ? Object.assign(new Error(refuseWith), { responseCode: 550 }) : undefined),
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk) => (source += chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        if (!isSpeechless) done();
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  // The Express app in this process: its mail server is this test's.
  api = createServer(createApp());
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${portOf(api)}`;
  [admin, chef] = await Promise.all([hire('admin'), hire('chef')]);
});

beforeEach(() => useMailServer((smtp.server.address() as AddressInfo).port));

afterEach(() => {
  received.length = 0;
  refuseWith = undefined;
  isSpeechless = false;
  for (const close of cleanUp.splice(0)) close();
  vi.unstubAllEnvs();
});

afterAll(async () => {
  const kept = await db.collection('mail').where('by', '==', admin.uid).get();
  await Promise.all([...kept.docs.map((doc) => doc.ref.delete()), dismiss(admin), dismiss(chef)]);
  api.close();
  smtp.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function useMailServer(port: number) {
  vi.stubEnv('MAIL_URL', `smtp://127.0.0.1:${port}`);
  vi.stubEnv('MAIL_FROM', 'Fathoms <hello@fathoms.example>');
}

function post(path: string, body: unknown, { token }: Pick<Staff, 'token'> = admin) {
  return call('POST', path, { token, body, at: base });
}

const letter = { recipient: 'guest@example.com', subject: 'Your table', text: 'Half seven it is.' };
const send = (change: object = {}) => post('/email/send', { ...letter, ...change });
const stored = async (id: string) => (await db.doc(`mail/${id}`).get()).data();

it('a mail is delivered once, to its one recipient, and cannot be sent again', async () => {
  const answer = await send({ cc: 'other@example.com', envelope: { to: 'other@example.com' } });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ msg: 'Email sent successfully!', state: 'SUCCESS' });
  expect(received).toHaveLength(1);
  expect(received[0]!.to).toEqual(['guest@example.com']);
  expect(received[0]!.source).toMatch(/^Subject: Your table\r$/m);
  expect(received[0]!.source).toContain('Half seven it is.');
  expect(await stored(answer.body._id)).toMatchObject({
    to: ['guest@example.com'],
    by: admin.uid,
    delivery: { state: 'SUCCESS', attempts: 1, error: null },
  });
  expect((await post(`/email/${answer.body._id}/resend`, {})).status).toBe(409);
  expect(received).toHaveLength(1);
});

it.each<[string, number, object]>([
  ['a second recipient after a comma', 400, { recipient: 'a@example.com,b@example.com' }],
  ['a list of recipients', 400, { recipient: ['a@example.com', 'b@example.com'] }],
  ['a group', 400, { recipient: 'all:a@example.com,b@example.com;' }],
  ['an address in an address', 400, { recipient: 'a<b@example.com>' }],
  ['a line break in the recipient', 400, { recipient: 'a@example.com\r\nBcc: b@example.com' }],
  ['a line break in the subject', 400, { subject: 'Hello\r\nBcc: b@example.com' }],
  ['a file as text', 400, { text: { path: '/etc/passwd' } }],
  ['no subject', 400, { subject: '' }],
  ['no text', 400, { text: undefined }],
  ['a text above 100 KB', 413, { text: '€'.repeat(40_000) }],
])('%s gets %i and nothing leaves', async (_what, status, change) => {
  expect(await send(change)).toMatchObject({ status, body: { msg: expect.any(String) } });
  expect(received).toEqual([]);
});

it('visitors and chefs send no mail', async () => {
  expect((await post('/email/send', letter, chef)).status).toBe(403);
  const answer = await fetch(`${base}/email/send`, { method: 'POST' });
  expect(answer.status).toBe(401);
  expect(received).toEqual([]);
});

it('a refusal of the mail server is recorded, and the mail can be sent again, once', async () => {
  refuseWith = 'No such mailbox';
  const answer = await send();
  expect(answer).toMatchObject({
    status: 502,
    body: { state: 'ERROR', msg: expect.stringMatching(/mailbox/) },
  });
  const delivery = { state: 'ERROR', attempts: 1, error: expect.stringMatching(/550 No such mailbox/) };
  expect(await stored(answer.body._id)).toMatchObject({ delivery });
  refuseWith = undefined;
  const path = `/email/${answer.body._id}/resend`;
  const again = await Promise.all([post(path, {}), post(path, {}), post(path, {})]);
  expect(again.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(received).toHaveLength(1);
  expect(await stored(answer.body._id)).toMatchObject({ delivery: { state: 'SUCCESS', attempts: 2 } });
});

it('a mail server that is down is said and recorded', async () => {
  useMailServer(1);
  const answer = await send();
  expect(answer).toMatchObject({ status: 502, body: { msg: 'The mail server could not be reached.' } });
  expect(await stored(answer.body._id)).toMatchObject({ delivery: { state: 'ERROR' } });
});

it('a mail server that never answers is given up by the time it is given, which is within ten seconds', async () => {
  const silent = createSocketServer((socket) => cleanUp.push(() => socket.destroy()));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  cleanUp.push(() => silent.close());
  useMailServer((silent.address() as AddressInfo).port);
  const given = vi.spyOn(AbortSignal, 'timeout');
  const answer = await send();
  expect(given.mock.calls).toEqual([[8_000]]);
  expect(answer).toMatchObject({ status: 502, body: { msg: 'The mail server did not respond in time.' } });
  expect(await stored(answer.body._id)).toMatchObject({ delivery: { state: 'ERROR' } });
});

it('a mail that the server had but did not confirm is only sent again by somebody who knows that', async () => {
  isSpeechless = true;
  const answer = await send();
  expect(answer).toMatchObject({ status: 502, body: { state: 'ERROR', mayHaveArrived: true } });
  expect(received).toHaveLength(1);
  isSpeechless = false;
  const path = `/email/${answer.body._id}/resend`;
  expect(await post(path, {})).toMatchObject({
    status: 409,
    body: { msg: expect.stringMatching(/may have arrived/) },
  });
  expect(received).toHaveLength(1);
  expect((await post(path, { evenIfArrived: true })).status).toBe(200);
  expect(received).toHaveLength(2);
  // Both carry one Message-ID, so that mailboxes can tell that they are the same.
  const ids = received.map(({ source }) => /^Message-ID: (.*)\r$/m.exec(source)?.[1]);
  expect(ids[0]).toBe(ids[1]);
}, 20_000);

describe('a mail that another part of the product leaves in mail/', () => {
  const kept = async (replyTo = 'us@fathoms.example') => {
    const message = { subject: 'Your table', text: 'Half seven it is.' };
    const ref = db.collection('mail').doc();
    // With a delivery, or the emulated function would take it before this test does.
    const delivery = { state: 'PENDING', attempts: 0, error: null };
    await ref.set({
      to: ['guest@example.com'],
      replyTo,
      message,
      delivery,
      by: admin.uid,
    });
    return ref.id;
  };

  it('is sent once, with the address to answer to', async () => {
    const id = await kept();
    await Promise.all([sendUnlessTooLate(id, new Date()), sendUnlessTooLate(id, new Date())]);
    await sendUnlessTooLate(id, new Date());
    expect(received).toHaveLength(1);
    expect(received[0]!.source).toMatch(/^Reply-To: us@fathoms\.example\r$/m);
    expect(await stored(id)).toMatchObject({ delivery: { state: 'SUCCESS', attempts: 1 } });
  });

  it.each([
    ['a second header', 'guest@example.com\r\nBcc: everybody@example.com'],
    ['a second address', 'guest@example.com, everybody@example.com'],
    ['an encoded name', '=?utf-8?q?The_owner?=@example.com'],
  ])(
    'has one recipient and no more headers, though its address to answer to holds %s',
    async (_what, replyTo) => {
      await sendUnlessTooLate(await kept(replyTo), new Date());
      expect(received).toHaveLength(1);
      expect(received[0]!.to).toEqual(['guest@example.com']);
      const head = received[0]!.source.split('\r\n\r\n')[0]!;
      expect(head).not.toMatch(/^(Bcc|Cc):/im);
      expect(head.match(/^Reply-To:/gm)).toHaveLength(1);
    },
  );

  it('is tried again for a day when the mail server is down, and then given up', async () => {
    useMailServer(1);
    const id = await kept();
    await expect(sendUnlessTooLate(id, new Date())).rejects.toThrow('was not sent');
    await sendUnlessTooLate(id, new Date(Date.now() - 25 * 60 * 60 * 1_000));
    expect(await stored(id)).toMatchObject({ delivery: { state: 'ERROR', attempts: 2 } });
    await sendUnlessTooLate('deleted-meanwhile', new Date());
  });
});

it('without a mail server the emulators keep the mail and say so', async () => {
  vi.stubEnv('MAIL_URL', '');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  const answer = await send();
  expect(answer).toMatchObject({
    status: 201,
    body: { state: 'PENDING', msg: expect.stringMatching(/saved but not sent/) },
  });
  expect(await stored(answer.body._id)).toMatchObject({ delivery: { state: 'PENDING', attempts: 0 } });
});

it('staff are told whether mails can leave', async () => {
  const status = () => call('GET', '/email/status', { token: admin.token, at: base });
  expect(await status()).toMatchObject({ status: 200, body: { canSend: true } });
  vi.stubEnv('MAIL_URL', '');
  expect(await status()).toMatchObject({ status: 200, body: { canSend: false } });
});

it('what staff write is deleted after six months', async () => {
  const { body } = await send();
  const mail = (await stored(body._id))!;
  const due = new Date(mail['createdAt'].toMillis());
  due.setUTCMonth(due.getUTCMonth() + 6);
  expect(mail['expiresAt'].toMillis()).toBe(due.getTime());
});

it('an unknown mail cannot be sent again', async () => {
  expect((await post('/email/nowhere/resend', {})).status).toBe(404);
});

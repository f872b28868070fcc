import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeShift } from '../../scripts/ports.js';

const startScript = fileURLToPath(new URL('../../scripts/start.js', import.meta.url));
const shift = await freeShift(71);
const siteUrl = `http://127.0.0.1:${5000 + shift}`;
const inboxUrl = `http://127.0.0.1:${8025 + shift}`;

/** `npm start` on ports and data of its own. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [startScript], {
    env: { ...process.env, PORT_SHIFT: String(shift), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  return {
    child,
    exited,
    output: () => output,
    says: (text: string) =>
      vi.waitFor(() => expect(output).toContain(text), { timeout: 500_000, interval: 200 }),
  };
}

/** Processes of this test's suite: all of them carry its temporary folder or its ports. */
function leftovers() {
  const all = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  return all
    .split('\n')
    .filter(
      (line) => line.includes(`.firebase.${5000 + shift}.json`) || line.includes(`--port ${8080 + shift}`),
    );
}

/** An email that staff send is sent, and can be read at the printed address. */
async function expectEmailInInbox(output: string) {
  expect(output).toContain(inboxUrl);
  const call = async (path: string, body: object, headers = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const type = { 'content-type': 'application/json' };
    const answer = await fetch(`${siteUrl}/api${path}`, { ...init, headers: { ...type, ...headers } });
    return { status: answer.status, body: await answer.json() };
  };
  const admin = await call('/auth/login', { email: 'admin@venue.test', password: 'admin-demo-1' });
  const letter = { recipient: 'band@example.com', subject: 'Friday', text: 'Load-in is at six.' };
  const sent = await call('/email/send', letter, { authorization: `Bearer ${admin.body.token}` });
  expect(sent).toMatchObject({ status: 201, body: { msg: 'Email sent successfully!', state: 'SUCCESS' } });
  const [{ to, subject, text }] = await (await fetch(`${inboxUrl}/mails.json`)).json();
  expect({ recipient: to[0], subject, text }).toEqual(letter);
  expect(await (await fetch(inboxUrl)).text()).toContain('Load-in is at six.');
}

/** The demo has a review widget, of an origin of its own. Returns its address. */
async function expectReviews(): Promise<string> {
  const widget = `http://127.0.0.1:${3200 + shift}/`;
  const policy = (await fetch(siteUrl)).headers.get('content-security-policy');
  expect(policy).toContain(`frame-src 'self' ${new URL(widget).origin}`);
  expect(await (await fetch(widget)).text()).toContain('Reviews of Fathoms');
  return widget;
}

async function closeByCtrlC(child: ChildProcess, exited: Promise<number>) {
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  expect(leftovers()).toEqual([]);
}

describe('the start command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'venue-start-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names the port that is taken and who holds it', async () => {
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(8080 + shift, '127.0.0.1', resolve));
    const { exited, output } = start();
    expect(await exited).toBe(1);
    squatter.close();
    expect(output()).toContain(`port ${8080 + shift} (firestore) is held by process ${process.pid}`);
    expect(output()).not.toContain('    at ');
  });

  it('says so when there is no Java', async () => {
    const { exited, output } = start({ PATH: folder });
    expect(await exited).toBe(1);
    expect(output()).toContain('Java is needed');
    expect(output()).not.toContain('    at ');
  });

  it('says so when no emulators can be found', async () => {
    const { exited, output } = start({
      GOOGLE_CLOUD_SDK: 'none',
      FIREBASE_EMULATORS_PATH: join(folder, 'no-emulators'),
      // A proxy that nobody runs: as without internet.
      HTTPS_PROXY: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
    });
    expect(await exited).toBe(1);
    expect(output()).toContain('could not be downloaded');
    expect(output()).not.toContain('    at ');
  });

  it('leaves nothing behind when it is stopped while it starts', async () => {
    const venue = start({ DATA_FOLDER: join(folder, 'interrupted') });
    await venue.says('Starting the emulators');
    await closeByCtrlC(venue.child, venue.exited);
  });

  // One test: opening a venue takes half a minute, and the second of them shows both.
  it('sends emails to an inbox of its own, shows reviews, keeps what was there when it is stopped and started again, and leaves nothing behind when the emulators end by themselves', async () => {
    const env = { DATA_FOLDER: join(folder, 'kept') };
    const first = start(env);
    await first.says('The venue is open');
    const before = await (await fetch(`${siteUrl}/api/event/getAll`)).json();
    await expectEmailInInbox(first.output());
    const widget = await expectReviews();
    await closeByCtrlC(first.child, first.exited);
    for (const url of [inboxUrl, widget]) await expect(fetch(url)).rejects.toThrow('fetch failed');
    const second = start(env);
    await second.says('The venue is open');
    const after = await (await fetch(`${siteUrl}/api/event/getAll`)).json();
    expect(before).toHaveLength(44);
    expect(after).toEqual(before);
    const [suite] = leftovers()
      .find((line) => line.includes('emulators:start'))!
      .trim()
      .split(' ');
    process.kill(Number(suite), 'SIGKILL');
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('ended by themselves');
    expect(leftovers()).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';
import { dismiss, hire, type Staff } from './staff.ts';

const site = process.env['SITE_URL'] ?? process.env['API_URL']!.replace(/\/api$/, '');
const letters = () => String.fromCharCode(97 + Math.floor(Math.random() * 26));
/** A URL endpoint that no other page has. */
const name = () => Array.from({ length: 10 }, letters).join('');
const page = {
  title: 'Oyster days',
  introTitle: 'Six boats',
  introDesc: 'One weekend.',
  topImg: 'oysters.jpg',
  panels: [],
};

let admin: Staff;
let id: string;
const [first, second] = [name(), name()];

beforeAll(async () => {
  admin = await hire('admin');
  id = (await as('POST', '/routes', { ...page, route: first })).body._id;
});

afterAll(async () => {
  await as('DELETE', `/routes/${id}/`);
  await dismiss(admin);
});

const as = (method: string, path: string, body?: object) =>
  call(method, path, { token: admin.token, ...(body && { body }) });
const open = (address: string) => fetch(`${site}/event/${address}`, { redirect: 'manual' });
const eventually = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 300 });

/** Waits until the address leads to the other one for good. */
async function expectMoved(from: string, to: string) {
  await eventually(async () => {
    const answer = await open(from);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('Location')!, site).pathname).toBe(`/event/${to}`);
  });
}

it('a custom page is found by its id and its endpoint; search engines get the endpoint', async () => {
  for (const address of [id, first]) {
    const html = await eventually(async () => {
      const answer = await open(address);
      expect(answer.status).toBe(200);
      return answer.text();
    });
    expect(html).toContain('Oyster days');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/event/${first}"`));
  }
  await expectMoved(first.toUpperCase(), first);
  const sitemap = await eventually(async () => {
    const text = await (await fetch(`${site}/sitemap.xml`)).text();
    expect(text).toContain(`/event/${first}<`);
    return text;
  });
  expect(sitemap).not.toContain(id);
});

it('a former endpoint leads to the current one, until another page has it', async () => {
  await as('PUT', `/routes/${id}`, { ...page, route: second });
  await expectMoved(first, second);
  const other = (await as('POST', '/routes', { ...page, title: 'Mussel days', route: first })).body._id;
  await eventually(async () => expect(await (await open(first)).text()).toContain('Mussel days'));
  await as('DELETE', `/routes/${other}/`);
});

it('an endpoint that no page has had is not found', async () => {
  expect((await open(name())).status).toBe(404);
});

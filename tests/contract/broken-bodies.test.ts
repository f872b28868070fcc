import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnApi } from './own-api.ts';

const addresses: Record<string, string> = {
  'the site': process.env['API_URL'] ?? 'http://127.0.0.1:15000/api',
  'the function': process.env['FUNCTION_URL'] ?? 'http://127.0.0.1:15001/demo-venue/europe-west1/api',
};
let api: Awaited<ReturnType<typeof openOwnApi>>;

beforeAll(async () => {
  api = await openOwnApi();
  addresses['a server of our own'] = api.at;
});

afterAll(() => api.close());

const malformed = 'The request body is not valid JSON.';
const notObject = 'Send a JSON object.';

it.each(
  ['the site', 'the function', 'a server of our own'].flatMap((place) =>
    [
      ['{"message":', malformed],
      ['not JSON', malformed],
      ['\u0000', malformed],
      ['"text"', notObject],
      ['null', notObject],
      ['7', notObject],
      ['true', notObject],
      ['[]', notObject],
    ].map(([body, msg]) => [place, body!, msg!] as const),
  ),
)('at the address of %s the body %j is answered with a msg', async (place, body, msg) => {
  const answer = await fetch(`${addresses[place]}/errors`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(await answer.json()).toEqual({ msg });
});

import { ask } from './request.js';
import { judge } from './result.js';

/** What the functions send, by what it is called. */
const addresses = {
  'the front page': '/',
  'the content of pages': '/content/site.json',
  'the sitemap': '/sitemap.xml',
  'the API': '/api/openapi.json',
};

/** Shorter answers are sent as they are, in bytes. */
const fewestBytes = 1_024;

/** Whether answers of the functions leave compressed: nobody else does that for them. @type {import('./result.js').Check} */
export const compression = {
  title: 'compression',
  async run({ url, project = 'ID' }) {
    const headers = { 'accept-encoding': 'br, gzip' };
    return Promise.all(
      Object.entries(addresses).map(async ([name, path]) => {
        const { headers: sent, text } = await ask(url + path, { headers });
        const encoding = sent.get('content-encoding') ?? 'identity';
        const bytes = Buffer.byteLength(text);
        return judge(
          `compressed: ${name}`,
          bytes < fewestBytes || encoding === 'br' || encoding === 'gzip',
          `${Math.round(bytes / 1_000)} kB were sent as they are`,
          `deploy again: npm run deploy -- --project ${project}`,
        );
      }),
    );
  },
};

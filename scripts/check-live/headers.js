import { readFileSync } from 'node:fs';
import { inProject } from '../shared/paths.js';
import { ask } from './request.js';
import { judge } from './result.js';

/** Security headers and the Content-Security-Policy, as in firebase.json. @type {import('./result.js').Check} */
export const headers = {
  title: 'security headers',
  async run({ url, allowHttp, project = 'ID' }) {
    const redeploy = `deploy again: npm run deploy -- --project ${project}`;
    const [page, office] = await Promise.all([ask(`${url}/`), ask(`${url}/admin-signin`)]);
    const missing = wanted().filter(({ key, value }) => page.headers.get(key) !== value);
    const policies = [page, office].map((each) => each.headers.get('content-security-policy') ?? '');
    const faults = policies.flatMap((policy) => faultsOf(policy, allowHttp));
    return [
      judge(
        'security headers',
        missing.length === 0,
        `missing or different: ${missing.map(({ key }) => key).join(', ')}`,
        redeploy,
      ),
      judge('Content-Security-Policy', faults.length === 0, [...new Set(faults)].join('; '), redeploy),
    ];
  },
};

/** The headers of all addresses. @returns {{ key: string, value: string }[]} */
function wanted() {
  const { hosting } = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  /** @type {{ source: string, headers: { key: string, value: string }[] }[]} */
  const rules = hosting.headers;
  return rules.filter(({ source }) => source === '**').flatMap((rule) => rule.headers);
}

/** @param {string} policy @param {boolean} allowHttp */
function faultsOf(policy, allowHttp) {
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
  /** @param {string} name @param {string} value */
  const has = (name, value) => directives[name]?.includes(value) ?? false;
  return [
    ...(has('default-src', "'none'") ? [] : ["default-src is not 'none'"]),
    ...(has('frame-ancestors', "'none'") ? [] : ['other sites may frame it']),
    ...["'unsafe-inline'", "'unsafe-eval'", '*']
      .filter((value) => has('script-src', value))
      .map((value) => `scripts: ${value}`),
    ...(!allowHttp && policy.includes('127.0.0.1') ? ['this is a build for the emulators'] : []),
  ];
}

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

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

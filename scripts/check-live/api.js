import { importTypeScript } from '../shared/import-typescript.js';
import { inProject } from '../shared/paths.js';
import { ask, postJson } from './request.js';
import { judge, notOk, ok, unknown } from './result.js';

/** The API responds, and requires a sign-in where it should. @type {import('./result.js').Check} */
export const api = {
  title: 'the API',
  async run({ url, project = 'ID' }) {
    const [hours, staff, strange] = await Promise.all(
      ['/openingHours/getAll', '/staff', '/no-such-call'].map((path) => ask(`${url}/api${path}`)),
    );
    const isUnknown = strange?.status === 404 && isJson(strange);
    const log = `read the log: npx firebase functions:log --only api --project ${project}`;
    return [
      judge('the API responds', hours?.status === 200 && isJson(hours), `status ${hours?.status}`, log),
      judge('staff calls require a sign-in', staff?.status === 401, `status ${staff?.status}`, log),
      judge('unknown calls are 404', isUnknown, `status ${strange?.status}`, log),
    ];
  },
};

const logins = /** @type {const} */ ({
  super: '/superUser/login',
  admin: '/auth/login',
  chef: '/chefUser/login',
});

/** @typedef {{ email: string, password: string, role: keyof typeof logins }} DemoMember */

/** The demo's accounts, whose passwords are public. @type {import('./result.js').Check} */
export const demoAccounts = {
  title: 'demo accounts',
  async run({ url, project = 'ID' }) {
    const { staff } = await importTypeScript(inProject('demo/content/staff.ts'));
    const results = [];
    for (const { email, password, role } of /** @type {DemoMember[]} */ (staff)) {
      const name = `${email} cannot sign in`;
      const { status } = await postJson(`${url}/api${logins[role]}`, { email, password });
      if (status === 401) results.push(ok(name));
      else if (status === 200)
        results.push(
          notOk(name, 'the demo’s password works', `npm run staff -- remove ${email} --project ${project}`),
        );
      else results.push(unknown(name, `status ${status}`, 'try again in a quarter of an hour'));
    }
    return results;
  },
};

/** @param {{ headers: Headers }} answer */
function isJson({ headers }) {
  return (headers.get('content-type') ?? '').includes('application/json');
}

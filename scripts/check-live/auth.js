import { authBypasses } from '../google/auth-settings.js';
import { judge } from './result.js';

/** The lock-down of Firebase Auth. @type {import('./result.js').Check} */
export const auth = {
  title: 'sign-in settings',
  needsProject: true,
  async run({ google, project }) {
    const config = await google.get('identitytoolkit', `/admin/v2/projects/${project}/config`);
    return authBypasses(config).map(({ name, isClosed, risk }) =>
      judge(`closed: ${name}`, isClosed, risk, `npm run secure-auth -- --project ${project}`),
    );
  },
};

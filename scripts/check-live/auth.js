import { authDoors } from '../google/auth-settings.js';
import { judge } from './result.js';

/** Firebase Auth's own doors. @type {import('./result.js').Check} */
export const auth = {
  title: 'sign-in settings',
  needsProject: true,
  async run({ google, project }) {
    const config = await google.get('identitytoolkit', `/admin/v2/projects/${project}/config`);
    return authDoors(config).map(({ door, isShut, risk }) =>
      judge(`shut: ${door}`, isShut, risk, `npm run secure-auth -- --project ${project}`),
    );
  },
};

import type { Permission } from '@venue/domain';
import { profileSchema } from '@venue/domain/schemas';
import { callerPlace } from '../../limits/caller-place.ts';
import { endpoint, type Operation } from '../endpoint.ts';
import { examples } from '../openapi/examples.ts';
import { schemaRef } from '../openapi/json-schema.ts';

/** Changing the own profile (section 7): `/user/{id}` with the variant that the screen of the role uses. */
function profile(path: Operation['paths'], name: string, access: Permission) {
  return endpoint('put', path, {
    tag: 'Profiles',
    name,
    summary:
      'Changes the own profile. Needs currentPassword: 401 when it is missing or wrong. A new address or password ends every sign-in.',
    access,
    self: 'id',
    body: { reads: profileSchema, example: examples.profile },
    success: { schema: schemaRef('User'), description: 'The user as stored now.' },
    errors: [409, 429],
    handle: async ({ req, body, by }) => {
      const { updateProfile } = await import('../../staff/profile.ts');
      return updateProfile(by, body, callerPlace(req));
    },
  });
}

/** Every role changes its own. */
export const profileEndpoints = [
  profile(['/auth/user/{id}', '/auth/user/{id}/music'], 'updateProfile', 'signInAsAdmin'),
  profile(['/chefUser/user/{id}', '/chefUser/user/{id}/chef'], 'updateChefProfile', 'signInAsChef'),
];

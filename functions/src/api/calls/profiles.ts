import type { Permission } from '@venue/domain';
import { profileSchema } from '@venue/domain/schemas';
import { readCaller } from '../../limits/caller-place.ts';
import { endpoint, type Operation } from '../endpoint.ts';
import { examples } from '../openapi/examples.ts';
import { user } from '../openapi/answers.ts';

/** A change of one's own profile: `/user/{id}`, with the variant for the role's screen. */
function profile(path: Operation['paths'], name: string, access: Permission) {
  return endpoint('put', path, {
    tag: 'Profiles',
    name,
    summary:
      "Changes one's own profile. 401 if currentPassword is missing or wrong. A new email address or password ends all sign-ins.",
    access,
    self: 'id',
    body: { reads: profileSchema, example: examples.profile },
    success: { schema: user, description: 'The stored user.' },
    errors: [409, 429],
    handle: async ({ req, body, by }) => {
      const { updateProfile } = await import('../../staff/profile.ts');
      return updateProfile(by, body, readCaller(req));
    },
  });
}

/** The profile calls of all roles. */
export const profileEndpoints = [
  profile(['/auth/user/{id}', '/auth/user/{id}/music'], 'updateProfile', 'signInAsAdmin'),
  profile(['/chefUser/user/{id}', '/chefUser/user/{id}/chef'], 'updateChefProfile', 'signInAsChef'),
];

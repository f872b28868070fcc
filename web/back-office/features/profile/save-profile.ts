import type { Role } from '@venue/domain';
import type { ApiClient } from '../../api/api-client.ts';
import { uploadPicked } from '../../media/picked-files.ts';
import { duringOwnChange } from '../../browser-storage/session-note.ts';
import type { ProfileFormInput, Secrets } from './profile-input.ts';

/** The person who saves, with their current email and picture. */
export type ProfileOwner = { uid: string; role: Role; email: string; profileImg: string };

/** The outcome: pictures that were not uploaded, and whether the person must sign in again. */
export type ProfileSaved = { failures: string[]; mustSignIn: boolean };

/**
 * Stores the person's own profile: admins at `/auth/user`, chefs at `/chefUser/user`, with `/chef`
 * appended for a new picture. A new password is sent only if one was typed. Changing the email or password ends every
 * session of the account, so this one signs in again with what was typed; `mustSignIn` says if that failed.
 */
export async function saveProfile(
  owner: ProfileOwner,
  input: ProfileFormInput,
  secrets: Secrets,
  {
    api,
    signInAgain,
  }: { api: ApiClient; signInAgain: (email: string, password: string) => Promise<boolean> },
): Promise<ProfileSaved> {
  const { values, failures } = await uploadPicked(input);
  const { username, desc, profileImg } = values;
  const email = values.email.trim();
  const { password, currentPassword } = secrets;
  const hasNewPicture = profileImg !== owner.profileImg;
  const isChef = owner.role === 'chef';
  const isSameLogin = !password && email.toLowerCase() === owner.email.toLowerCase();
  // The change ends every session of the account, so this one signs in again.
  const isSignedIn = await duringOwnChange(owner.uid, async () => {
    await api({
      method: 'PUT',
      path: isChef ? `/chefUser/user/${owner.uid}${hasNewPicture ? '/chef' : ''}` : `/auth/user/${owner.uid}`,
      body: {
        username: username.trim(),
        email,
        profileImg,
        currentPassword,
        ...(isChef ? {} : { desc }),
        ...(password ? { password } : {}),
      },
    });
    return isSameLogin || (await signInAgain(email, password || currentPassword));
  });
  return { failures, mustSignIn: !isSignedIn };
}

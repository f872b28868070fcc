import { newPasswordPath } from '@venue/domain';
import { accounts } from '../../firebase/accounts.ts';
import { siteAddress } from '../../firebase/site-address.ts';

/**
 * A link to our own screen for choosing a new password; it works once, for an hour. The code is in the fragment, which
 * browsers send to no server, so that no log holds it. Firebase's own page is never used: it sends the browser's key
 * from another site, which a key that is restricted to this one refuses.
 */
export async function createResetLink(email: string): Promise<string> {
  const [link, site] = await Promise.all([accounts().generatePasswordResetLink(email), siteAddress()]);
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('Firebase Auth made a reset link without a code.');
  return `${site}${newPasswordPath}#oobCode=${encodeURIComponent(code)}`;
}

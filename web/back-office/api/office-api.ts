import { officeAuth } from '../../firebase/auth.ts';
import { createApiClient } from './api-client.ts';

/** Calls the server as the member of staff who is signed in. */
export const officeApi = createApiClient(async () => officeAuth().currentUser?.getIdToken());

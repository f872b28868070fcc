import { officeAuth } from '../../firebase/auth.ts';
import { createApiClient, readToken } from './api-client.ts';

const idToken = async () => officeAuth().currentUser?.getIdToken();

/** Calls the server as the member of staff who is signed in. */
export const officeApi = createApiClient(idToken);

/** The ID token of the member of staff, for what the client can't send; undefined without one. @throws ApiError */
export const officeToken = () => readToken(idToken);

/* Plain JavaScript, because scripts and the build of the functions read it without a build. */

/** @typedef {'page' | 'api' | 'uploads' | 'mail' | 'schedules'} Account */

/** The service account that each function runs as: `venue-page@…`, which has what it uses and nothing else. */
export const accountOf = /** @type {const} @satisfies {Record<string, Account>} */ ({
  page: 'page',
  api: 'api',
  backup: 'api',
  uploads: 'uploads',
  shareCard: 'page',
  sendStoredMail: 'mail',
  publishDue: 'schedules',
  verifyBook: 'schedules',
  deleteUnusedUploads: 'schedules',
  eraseFormerStaffNames: 'schedules',
});

/** The functions that everybody may call; the others are called by Google's own services only. */
export const publicFunctions = /** @type {const} */ (['page', 'api', 'uploads', 'backup', 'shareCard']);

/**
 * What each account may do. `project` holds for the project, `bucket` for the bucket of pictures; a role in
 * `customRoles` is one of the project's own. IAM does not know documents or collections, so an account that may read
 * Firestore may read all of it: the page's account gets documents by their path and cannot list or query any.
 * @type {Record<Account, { project: string[], bucket: string[] }>}
 */
export const rolesOf = {
  page: { project: ['venuePage'], bucket: [] },
  api: {
    project: ['roles/datastore.user', 'roles/firebaseauth.admin'],
    bucket: ['roles/storage.objectUser'],
  },
  uploads: {
    project: ['roles/datastore.user', 'roles/firebaseauth.viewer'],
    bucket: ['roles/storage.objectUser'],
  },
  // Eventarc delivers stored emails to the function as this account.
  mail: {
    project: ['roles/datastore.user', 'venueMail', 'roles/eventarc.eventReceiver', 'roles/run.invoker'],
    bucket: [],
  },
  schedules: {
    project: ['roles/datastore.user', 'roles/firebaseauth.viewer'],
    bucket: ['roles/storage.objectUser'],
  },
};

/** The permissions of the project's own roles. */
export const customRoles = {
  venuePage: ['datastore.entities.get'],
  // Makes the links of forgotten passwords; cannot change an account.
  venueMail: ['firebaseauth.users.get', 'firebaseauth.users.sendEmail'],
};

/** The address of a service account. @param {Account} account @param {string} projectId */
export const emailOf = (account, projectId) => `venue-${account}@${projectId}.iam.gserviceaccount.com`;

/**
 * The address of the account that a function runs as. In full, because firebase-tools writes it into the jobs of
 * Cloud Scheduler as it is.
 * @param {keyof typeof accountOf} name @param {string} projectId
 */
export const runsAs = (name, projectId) => emailOf(accountOf[name], projectId);

/** A role's full name. @param {string} role @param {string} projectId */
export const roleName = (role, projectId) =>
  role in customRoles ? `projects/${projectId}/roles/${role}` : role;

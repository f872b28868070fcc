import { emailOf, rolesOf, type Account } from '../../functions/src/service-accounts.js';
import { signedInGoogleApi } from '../google/google-api.js';
import { goodProject, openGoogleStandIn, project, region } from '../google/google-stand-in.fixture.ts';
import { assertAccounts, assertPublic } from './project-state.js';

/** Runs a check against a project that answers like this. */
async function check<T>(
  answers: Record<string, unknown>,
  run: (google: Awaited<ReturnType<typeof signedInGoogleApi>>) => Promise<T>,
) {
  const server = await openGoogleStandIn(answers);
  try {
    return await run(await signedInGoogleApi(project, server.at));
  } finally {
    server.close();
  }
}

const accounts = Object.fromEntries(
  (Object.keys(rolesOf) as Account[]).map((account) => {
    const email = emailOf(account, project);
    return [`/iam/v1/projects/${project}/serviceAccounts/${email}`, { email }];
  }),
);

it('the accounts that are missing are named before anything is built', async () => {
  await check(accounts, assertAccounts);
  const { [Object.keys(accounts)[0]!]: _page, ...others } = accounts;
  await expect(check(others, assertAccounts)).rejects.toThrow(
    /^Nothing was deployed.*\n {2}venue-page@lantern-live\.iam\.gserviceaccount\.com\nMake them/,
  );
});

it('a site that an organisation keeps closed is reported with the commands that open it, in their order', async () => {
  const assert = (google: Parameters<typeof assertPublic>[0]) => assertPublic(google, region);
  await check(goodProject(), assert);
  const path = `/run/v2/projects/${project}/locations/${region}/services/api:getIamPolicy`;
  const refused = check({ ...goodProject(), [path]: { bindings: [] } }, assert);
  await expect(refused).rejects.toThrow('everybody gets 403 from api.');
  const said = String(await refused.catch((error: Error) => error.message));
  expect(said.match(/^ {2}.*/gm)).toEqual([
    '  gcloud org-policies reset iam.allowedPolicyMemberDomains --project=lantern-live',
    '  gcloud org-policies reset iam.managed.allowedPolicyMembers --project=lantern-live',
    '  gcloud run services add-iam-policy-binding api --region=europe-west1 --member=allUsers --role=roles/run.invoker --project=lantern-live',
    '  npm run deploy -- --project lantern-live',
  ]);
});

it('functions that were never deployed are not reported as closed', async () => {
  await check({}, (google) => assertPublic(google, region));
});

it('a deploy goes on when Google does not let its account look, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await check(Object.fromEntries(Object.keys(accounts).map((path) => [path, 403])), assertAccounts);
  expect(warn).toHaveBeenCalledWith('Could not check the service accounts: refused with 403');
  warn.mockRestore();
});

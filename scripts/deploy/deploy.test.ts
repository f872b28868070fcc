import { otherVenue } from '../venue-config/other-venue.fixture.ts';
import { deploy } from './deploy.js';

const project = otherVenue.firebase.projectId;

/** A deploy whose commands succeed, except the one whose line contains `failing`. */
function rehearse({
  failing = 'nothing',
  hasDeployConfig = true,
  isSignedIn = true,
  hasAccounts = true,
  isPublic = true,
} = {}) {
  const done: string[] = [];
  const steps = {
    venue: otherVenue,
    signIn: async () => {
      if (!isSignedIn) throw new Error('You are not signed in to Google.');
    },
    runCommand: (program: string, args: string[]) => {
      done.push([program, ...args].join(' '));
      return !done.at(-1)!.includes(failing);
    },
    carryAssets: async () => {
      done.push('carry assets');
      if (failing === 'carry assets') throw new Error('The live site could not be asked.');
    },
    hasFile: () => hasDeployConfig,
    checkBefore: async () => {
      if (!hasAccounts) throw new Error('Make the accounts.');
    },
    checkAfter: async () => {
      if (!isPublic) throw new Error('Everybody gets 403.');
    },
    publish: async () => {
      done.push('publish');
      return 'Published.';
    },
  };
  return { done, steps };
}

it('builds, takes the files of earlier builds along, deploys with the generated configuration, publishes again and prints what to check', async () => {
  const { done, steps } = rehearse();
  const said = await deploy(project, steps);
  expect(done).toEqual([
    'npm run build',
    'carry assets',
    `npx firebase deploy --project ${project} --config firebase.deploy.json`,
    'publish',
  ]);
  expect(said).toContain(`npm run check-live -- --url https://lantern.example --project ${project}`);
});

it('without a generated configuration the tracked one is deployed', async () => {
  const { done, steps } = rehearse({ hasDeployConfig: false });
  await deploy(project, steps);
  expect(done[2]).toContain('--config firebase.json');
});

it('a project other than the configured one is rejected before anything is done', async () => {
  const { done, steps } = rehearse();
  await expect(deploy('somebody-elses', steps)).rejects.toThrow(/lantern-live.*somebody-elses/);
  expect(done).toEqual([]);
});

it('a missing sign-in is reported first', async () => {
  const { done, steps } = rehearse({ isSignedIn: false });
  await expect(deploy(project, steps)).rejects.toThrow('not signed in');
  expect(done).toEqual([]);
});

it('nothing is built for a project without the service accounts', async () => {
  const { done, steps } = rehearse({ hasAccounts: false });
  await expect(deploy(project, steps)).rejects.toThrow('Make the accounts.');
  expect(done).toEqual([]);
});

it.each(['nothing', 'firebase deploy'])(
  'a site that is closed to everybody is reported when "%s" failed, and nothing is published',
  async (failing) => {
    const { done, steps } = rehearse({ failing, isPublic: false });
    await expect(deploy(project, steps)).rejects.toThrow('Everybody gets 403.');
    expect(done).toHaveLength(3);
  },
);

it.each([
  ['run build', 1, 'the build failed'],
  ['carry assets', 2, 'could not be asked'],
  ['firebase deploy', 3, 'Eventarc'],
])('when "%s" fails no further step runs', async (failing, commands, message) => {
  const { done, steps } = rehearse({ failing });
  await expect(deploy(project, steps)).rejects.toThrow(message);
  expect(done).toHaveLength(commands);
});

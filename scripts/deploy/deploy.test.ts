import { otherVenue } from '../venue-config/other-venue.fixture.ts';
import { deploy } from './deploy.js';

const project = otherVenue.firebase.projectId;

/** A deploy whose commands succeed, but for the one whose line contains `failing`. */
function rehearse({ failing = 'nothing', hasDeployConfig = true, isSignedIn = true } = {}) {
  const done: string[] = [];
  const steps = {
    venue: otherVenue,
    signIn: async () => {
      if (!isSignedIn) throw new Error('Google does not know who you are here.');
    },
    runCommand: (program: string, args: string[]) => {
      done.push([program, ...args].join(' '));
      return !done.at(-1)!.includes(failing);
    },
    hasFile: () => hasDeployConfig,
    publish: async () => {
      done.push('publish');
      return 'Published.';
    },
  };
  return { done, steps };
}

it('builds, deploys with the generated configuration, publishes anew and says what to look at', async () => {
  const { done, steps } = rehearse();
  const said = await deploy(project, steps);
  expect(done).toEqual([
    'npm run build',
    `npx firebase deploy --project ${project} --config firebase.deploy.json`,
    'publish',
  ]);
  expect(said).toContain(`npm run check-live -- --url https://lantern.example --project ${project}`);
});

it('without a generated configuration the tracked one is deployed', async () => {
  const { done, steps } = rehearse({ hasDeployConfig: false });
  await deploy(project, steps);
  expect(done[1]).toContain('--config firebase.json');
});

it('another project than the one that is configured is refused before anything is done', async () => {
  const { done, steps } = rehearse();
  await expect(deploy('somebody-elses', steps)).rejects.toThrow(/lantern-live.*somebody-elses/);
  expect(done).toEqual([]);
});

it('whoever is not signed in learns it first', async () => {
  const { done, steps } = rehearse({ isSignedIn: false });
  await expect(deploy(project, steps)).rejects.toThrow('who you are');
  expect(done).toEqual([]);
});

it.each([
  ['run build', 1, 'the build failed'],
  ['firebase deploy', 2, 'Eventarc'],
])('when "%s" fails nothing further is done', async (failing, commands, message) => {
  const { done, steps } = rehearse({ failing });
  await expect(deploy(project, steps)).rejects.toThrow(message);
  expect(done).toHaveLength(commands);
});

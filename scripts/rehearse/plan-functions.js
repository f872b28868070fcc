import { statSync } from 'node:fs';
import { rolesOf } from '../../functions/src/service-accounts.js';
import { tools } from './firebase-tools.js';

/** A function as firebase-tools will deploy it. @typedef {{ id: string, region: string, availableMemoryMb: number, cpu: number, minInstances?: number | null, maxInstances: number, serviceAccount?: string, httpsTrigger?: { invoker?: string[] }, eventTrigger?: { eventType: string, retry: boolean }, scheduleTrigger?: { schedule: string }, secretEnvironmentVariables?: { secret: string }[] }} Endpoint */

/** The largest source that Cloud Functions takes, in bytes. */
const mostBytes = 100 * 1024 * 1024;

/**
 * What firebase-tools makes of the built codebases, by the steps that its deploy takes before it talks to Google:
 * discovery, validation, packaging and the plan for a project without functions.
 * @param {{ config: any, projectId: string }} options firebase-tools' own configuration
 * @returns {Promise<{ endpoints: Endpoint[], backends: Record<string, unknown>, lines: string[], problems: string[] }>}
 * @throws what firebase-tools refuses
 */
export async function planFunctions({ config, projectId }) {
  const { normalizeAndValidate } = tools('functions/projectConfig');
  const { loadCodebases, resolveCpuAndConcurrency } = tools('deploy/functions/prepare');
  const { resolveBackend } = tools('deploy/functions/build');
  const { allEndpoints, empty } = tools('deploy/functions/backend');
  const { endpointsAreUnique, endpointsAreValid } = tools('deploy/functions/validate');
  const { createDeploymentPlan } = tools('deploy/functions/release/planner');
  const { prepareFunctionsUpload } = tools('deploy/functions/prepareFunctionsUpload');
  const { functionFromEndpoint } = tools('gcp/cloudfunctionsv2');
  const { loadUserEnvs } = tools('functions/env');
  // A deploy also asks the package registry whether firebase-functions is the newest; a rehearsal needs no network.
  tools('deploy/functions/runtimes/node/versioning').getLatestSDKVersion = () => undefined;
  const codebases = normalizeAndValidate(config.src.functions);
  const firebaseConfig = { projectId };
  const builds = await loadCodebases(
    codebases,
    { config, projectId, project: projectId },
    firebaseConfig,
    {},
  );
  /** @type {Record<string, any>} */
  const backends = {};
  const lines = [];
  const problems = [];
  /** @type {Endpoint[]} */
  const endpoints = [];
  for (const { codebase, source, ...rest } of codebases) {
    const folder = config.path(source);
    const userEnvs = loadUserEnvs({ functionsSource: folder, projectId });
    const { backend } = await resolveBackend({
      build: builds[codebase],
      ...{ firebaseConfig, userEnvs, nonInteractive: true, isEmulator: false },
    });
    resolveCpuAndConcurrency(backend);
    endpointsAreValid(backend);
    backends[codebase] = backend;
    const { pathToSource } = await prepareFunctionsUpload(folder, rest);
    const { size } = statSync(pathToSource);
    if (size > mostBytes) problems.push(`${codebase}: ${megabytes(size)}, and Cloud Functions takes 100 MB`);
    lines.push(
      `codebase ${codebase}: ${megabytes(size)} of source, ${Object.keys(userEnvs).join(', ') || 'no'} settings`,
    );
    const plan = createDeploymentPlan({ wantBackend: backend, haveBackend: empty(), codebase });
    for (const { endpointsToCreate } of Object.values(plan)) {
      // Throws for what Google's API cannot express.
      for (const endpoint of endpointsToCreate) functionFromEndpoint({ ...endpoint, codebase });
      endpoints.push(...endpointsToCreate);
    }
    if (allEndpoints(backend).length === 0) problems.push(`${codebase}: firebase-tools finds no function`);
  }
  endpointsAreUnique(backends);
  for (const { id, serviceAccount = '' } of endpoints) {
    const account = /^venue-([a-z]+)@/.exec(serviceAccount)?.[1] ?? '';
    if (!(account in rolesOf) || !serviceAccount.endsWith(`@${projectId}.iam.gserviceaccount.com`))
      problems.push(`${id} runs as ${serviceAccount || 'the default account'}, not as one of its own`);
  }
  return { endpoints, backends, lines: [...lines, ...describeEndpoints(endpoints)], problems };
}

/** @param {Endpoint[]} endpoints */
function describeEndpoints(endpoints) {
  const { canCalculateMinInstanceCost, monthlyMinInstanceCost } = tools('deploy/functions/pricing');
  const processors = endpoints.reduce((sum, { cpu, maxInstances }) => sum + cpu * maxInstances, 0);
  const instances = endpoints.reduce((sum, { maxInstances }) => sum + maxInstances, 0);
  const waiting = endpoints.filter(({ minInstances }) => minInstances);
  const retried = endpoints.filter(({ eventTrigger }) => eventTrigger?.retry);
  const secrets = new Set(
    endpoints.flatMap(({ secretEnvironmentVariables = [] }) =>
      secretEnvironmentVariables.map(({ secret }) => secret),
    ),
  );
  return [
    ...endpoints.map(describeEndpoint),
    `at most ${instances} instances with ${Number(processors.toFixed(2))} processors at once, if the account's quota allows`,
    `secrets that have to exist: ${[...secrets].sort().join(', ') || 'none'}`,
    ...(retried.length > 0 ? [`asks whether ${names(retried)} may be retried`] : []),
    ...(waiting.length > 0 && waiting.every(canCalculateMinInstanceCost)
      ? [
          `asks about $${monthlyMinInstanceCost(waiting).toFixed(2)} a month for an instance of ${names(waiting)} that waits`,
        ]
      : []),
  ];
}

/** @param {Endpoint} endpoint */
function describeEndpoint({
  id,
  region,
  availableMemoryMb,
  cpu,
  minInstances,
  maxInstances,
  serviceAccount,
  ...rest
}) {
  const { httpsTrigger, eventTrigger, scheduleTrigger } = rest;
  const called = httpsTrigger
    ? httpsTrigger.invoker?.includes('public')
      ? 'by everybody'
      : 'by those who are allowed'
    : (scheduleTrigger?.schedule ?? eventTrigger?.eventType ?? '?');
  const size = `${availableMemoryMb} MB, ${Number(cpu.toFixed(2))} CPU, ${minInstances ?? 0} to ${maxInstances} instances`;
  return `${id} in ${region}: ${size}, ${called}, as ${serviceAccount?.split('@')[0] ?? 'the default account'}`;
}

/** @param {Endpoint[]} endpoints */
const names = (endpoints) => endpoints.map(({ id }) => id).join(', ');

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

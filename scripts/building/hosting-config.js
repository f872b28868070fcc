import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { officePaths } from '../../domain/src/office-paths.js';
import { inProject } from '../shared/paths.js';

/** The rule of firebase.json for what the build has named by its content. */
const assets = '/assets/**';

/** So many names stand in one rule, so that none gets too long for Hosting. */
const namesPerRule = 25;

/**
 * firebase.json for one built site: "$office" stands for the paths of the back office, and the files that are kept
 * for ever are named one by one. A rule for the whole folder also covers a file that is not there, and its 404 would
 * be kept for a year.
 * @param {string} webDist folder of the built site
 */
export function firebaseConfig(webDist) {
  const text = readFileSync(inProject('firebase.json'), 'utf8');
  const config = JSON.parse(text.replaceAll('$office', officePaths.map((path) => path.slice(1)).join('|')));
  const { headers } = config.hosting;
  const rule = headers.findIndex((/** @type {{ source: string }} */ { source }) => source === assets);
  if (rule < 0) throw new Error(`firebase.json has no rule for ${assets}.`);
  const names = readdirSync(join(webDist, 'assets')).sort();
  const strange = names.find((name) => !/^[\w.-]+$/.test(name));
  if (strange)
    throw new Error(`The file ${strange} has a name that a rule of Hosting would read as a pattern.`);
  const rules = chunks(names, namesPerRule).map((some) => ({
    ...headers[rule],
    source: `/assets/@(${some.join('|')})`,
  }));
  config.hosting.headers.splice(rule, 1, ...rules);
  return config;
}

/**
 * Writes firebase.deploy.json beside firebase.json: what `firebase deploy --config firebase.deploy.json` puts online,
 * with the rules that only the built site can tell.
 */
export function writeDeployConfig() {
  const config = firebaseConfig(inProject('web/dist'));
  writeFileSync(inProject('firebase.deploy.json'), `${JSON.stringify(config, null, 2)}\n`);
}

/** @param {string[]} names @param {number} length @returns {string[][]} */
function chunks(names, length) {
  const starts = names.map((_name, i) => i).filter((i) => i % length === 0);
  return starts.map((start) => names.slice(start, start + length));
}

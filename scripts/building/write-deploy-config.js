/**
 * The last step of `npm run build`: lists the build's files in the site, for the deploys after it, and writes the
 * configuration that a deploy uses.
 */
import { listBuild } from '../deploy/carry-assets.js';
import { writeDeployConfig } from './hosting-config.js';
import { inProject } from '../shared/paths.js';

listBuild(inProject('web/dist'), new Date());
writeDeployConfig();

/**
 * Writes firebase.deploy.json beside firebase.json: what `firebase deploy --config firebase.deploy.json` puts online,
 * with the rules that only the built site can tell. The last step of `npm run build`.
 */
import { writeFileSync } from 'node:fs';
import { firebaseConfig } from './hosting-config.js';
import { inProject } from './paths.js';

const config = firebaseConfig(inProject('web/dist'));
writeFileSync(inProject('firebase.deploy.json'), `${JSON.stringify(config, null, 2)}\n`);

import { judge, unknown } from './result.js';

/** The APIs that the site calls with the key, from browsers and from the functions that check passwords. */
export const keyedServices = ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
  (name) => `${name}.googleapis.com`,
);

/**
 * The sites that send the key: the venue's own, and Hosting's two addresses, where the back office opens as well.
 * @param {string} siteUrl @param {string} project
 */
export function keyedSites(siteUrl, project) {
  return [new URL(siteUrl).origin, `https://${project}.web.app`, `https://${project}.firebaseapp.com`];
}

/** The restriction of the browser's key: without one anybody may spend its quota, with a short one staff are locked out. @type {import('./result.js').Check} */
export const browserKey = {
  title: 'the browser’s key',
  needsProject: true,
  async run({ google, project, siteUrl, apiKey }) {
    if (!apiKey)
      return [
        unknown(
          'the browser’s key',
          'the configuration is for another project',
          'name its own: VENUE_CONFIG=venue.staging.config.ts',
        ),
      ];
    const { name } = await google.get(
      'apikeys',
      `/v2/keys:lookupKey?keyString=${encodeURIComponent(apiKey)}`,
    );
    const { restrictions = {} } = await google.get('apikeys', `/v2/${name}`);
    /** @type {string[]} */
    const allowed = restrictions.browserKeyRestrictions?.allowedReferrers ?? [];
    /** @type {{ service: string }[]} */
    const targets = restrictions.apiTargets ?? [];
    const sites = keyedSites(siteUrl, project);
    const shutOut = sites.filter((site) => !allowed.some((pattern) => admits(pattern, `${site}/`)));
    const uncalled = keyedServices.filter((service) => !targets.some((target) => target.service === service));
    const update = [
      `gcloud services api-keys update ${name.split('/').at(-1)} --project=${project}`,
      `--allowed-referrers="${sites.map((site) => `${site}/*`).join(',')}"`,
      ...keyedServices.map((service) => `--api-target=service=${service}`),
    ].join(' ');
    return [
      judge(
        'the key is restricted to the site',
        allowed.length > 0 && !allowed.some((pattern) => admits(pattern, 'https://stranger.example/')),
        'every site may use it',
        update,
      ),
      judge(
        'nobody is locked out by the key',
        (allowed.length === 0 || shutOut.length === 0) && (targets.length === 0 || uncalled.length === 0),
        `refused: ${[...shutOut, ...uncalled].join(', ')}`,
        update,
      ),
    ];
  },
};

/** Whether a pattern of the key, such as `https://*.venue.example/*`, admits a referrer. @param {string} pattern @param {string} referrer */
function admits(pattern, referrer) {
  const withScheme = pattern.includes('://') ? pattern : `*://${pattern}`;
  const parts = withScheme.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}/?$`).test(referrer);
}

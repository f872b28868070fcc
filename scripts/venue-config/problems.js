import { readFileSync } from 'node:fs';
import { inProject } from '../paths.js';

/** @typedef {import('../../domain/src/venue-config.ts').VenueConfig} VenueConfig */
/** @typedef {{ field: string, value: unknown, advice: string }} Problem */

/** Facts of the demo venue that no other house shares. */
const demo = { name: 'Fathoms', dial: '+353655550142', town: 'Kilvara' };

const consoleHint = 'copy it from the Firebase console → Project settings → Your apps';

/**
 * What keeps a site with this configuration from going live, each with what to do.
 * @param {VenueConfig} venue
 * @param {string[]} [regions] where Hosting looks for the functions
 * @returns {Problem[]}
 */
export function problemsOf(venue, regions = hostingRegions()) {
  const { firebase } = venue;
  /** @type {[isWrong: boolean, field: string, value: unknown, advice: string][]} */
  const checks = [
    [venue.name === demo.name || !venue.name, 'name', venue.name, 'put in the name of your venue'],
    [!/^[a-z]+$/.test(venue.slug), 'slug', venue.slug, 'use one word of the letters a to z'],
    [
      !/^\+[1-9]\d{6,14}$/.test(venue.phone.dial),
      'phone.dial',
      venue.phone.dial,
      'write it as +353651234567',
    ],
    [venue.phone.dial === demo.dial, 'phone.dial', venue.phone.dial, 'put in your own phone number'],
    [!venue.phone.display, 'phone.display', venue.phone.display, 'put in the number as guests read it'],
    [venue.address.town === demo.town, 'address.town', venue.address.town, 'put in your own address'],
    [!isZone(venue.timeZone), 'timeZone', venue.timeZone, 'name a time zone such as Europe/Dublin'],
    [!venue.festival.path.startsWith('/'), 'festival.path', venue.festival.path, 'begin it with a slash'],
    [!isPublicSite(venue.siteUrl), 'siteUrl', venue.siteUrl, siteUrlAdvice],
    [
      !isPartySize(venue.booking.maxPartySize),
      'booking.maxPartySize',
      venue.booking.maxPartySize,
      'use 1 or more',
    ],
    [
      !isHttpsOrEmpty(venue.booking.providerUrl),
      'booking.providerUrl',
      venue.booking.providerUrl,
      'use an https:// address or leave it empty',
    ],
    [
      !isHttpsOrEmpty(venue.reviewWidgetUrl),
      'reviewWidgetUrl',
      venue.reviewWidgetUrl,
      'use an https:// address or leave it empty',
    ],
    ...Object.entries(firebase).map(
      ([name, value]) =>
        /** @type {[boolean, string, unknown, string]} */ ([
          !value || value.startsWith('demo'),
          `firebase.${name}`,
          value,
          consoleHint,
        ]),
    ),
    ...regions
      .filter((region) => region !== venue.region)
      .map(
        (region) =>
          /** @type {[boolean, string, unknown, string]} */ ([
            true,
            'region',
            venue.region,
            `firebase.json sends requests to functions in ${region}; name the same region in both files`,
          ]),
      ),
  ];
  return checks.flatMap(([isWrong, field, value, advice]) => (isWrong ? { field, value, advice } : []));
}

const siteUrlAdvice = 'put in the https:// address that guests type, without a slash at the end';

/** Regions named in firebase.json's rewrites, once each. @returns {string[]} */
function hostingRegions() {
  const { hosting } = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  /** @type {{ function?: { region?: string } }[]} */
  const rewrites = hosting.rewrites;
  return [...new Set(rewrites.flatMap((rewrite) => rewrite.function?.region ?? []))];
}

/** @param {string} text */
function isPublicSite(text) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  const isLocal = hostname === 'localhost' || /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return protocol === 'https:' && !isLocal && hostname.includes('.') && text === origin;
}

/** @param {string} text */
function isHttpsOrEmpty(text) {
  return text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:');
}

/** @param {number} size */
function isPartySize(size) {
  return Number.isInteger(size) && size > 0;
}

/** @param {string} name */
function isZone(name) {
  try {
    return Boolean(name && new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    // RangeError: no such zone.
    return false;
  }
}

import { readFileSync } from 'node:fs';
import { inProject } from '../shared/paths.js';

/** @typedef {import('../../domain/src/venue-config.ts').VenueConfig} VenueConfig */
/** @typedef {{ field: string, value: unknown, advice: string }} Problem */

/** A field, whether its value is ready to go live, and what to do otherwise. @typedef {[field: string, isFit: (value: any) => boolean, advice: string]} Check */

/** Facts of the demo venue, which no other venue shares. */
const demo = { name: 'Fathoms', dial: '+353655550142', town: 'Kilvara' };

const consoleHint = 'copy it from the Firebase console → Project settings → Your apps';
const siteUrlAdvice = 'put in the https:// address that guests type, without a slash at the end';
const linkAdvice = 'use an https:// address or leave it empty';

/** @type {Check[]} */
const checks = [
  ['name', (name) => name && name !== demo.name, 'put in the name of your venue'],
  ['slug', (slug) => /^[a-z]+$/.test(slug), 'use one word of the letters a to z'],
  ['phone.dial', (dial) => /^\+[1-9]\d{6,14}$/.test(dial), 'write it as +353651234567'],
  ['phone.dial', (dial) => dial !== demo.dial, 'put in your own phone number'],
  ['phone.display', Boolean, 'put in the number as guests read it'],
  ['address.town', (town) => town !== demo.town, 'put in your own address'],
  ['timeZone', isZone, 'name a time zone such as Europe/Dublin'],
  ['festival.path', (path) => path.startsWith('/'), 'begin it with a slash'],
  ['siteUrl', isPublicSite, siteUrlAdvice],
  ['booking.maxPartySize', (size) => Number.isInteger(size) && size > 0, 'use 1 or more'],
  ['booking.providerUrl', isHttpsOrEmpty, linkAdvice],
  ['reviewWidgetUrl', isHttpsOrEmpty, linkAdvice],
];

/**
 * The problems that keep a site with this configuration from going live, each with advice.
 * @param {VenueConfig} venue
 * @param {string[]} [regions] the functions' regions in Hosting's configuration
 * @returns {Problem[]}
 */
export function problemsOf(venue, regions = hostingRegions()) {
  /** @type {Check[]} */
  const ofFirebase = Object.keys(venue.firebase).map((name) => [
    `firebase.${name}`,
    (value) => value && !value.startsWith('demo'),
    consoleHint,
  ]);
  /** @type {Check[]} */
  const ofRegions = regions.map((region) => [
    'region',
    (value) => value === region,
    `firebase.json sends requests to functions in ${region}; name the same region in both files`,
  ]);
  return [...checks, ...ofFirebase, ...ofRegions].flatMap(([field, isFit, advice]) => {
    const value = field.split('.').reduce((/** @type {any} */ part, name) => part[name], venue);
    return isFit(value) ? [] : { field, value, advice };
  });
}

/** The unique regions in firebase.json's rewrites. @returns {string[]} */
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

/** @param {string} name */
function isZone(name) {
  try {
    return Boolean(name && new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    // RangeError: no such zone.
    return false;
  }
}

/**
 * Loads the demo venue into empty emulators: staff, pictures, then all content in one step. Does
 * nothing where something has been published already, so that what staff changed stays.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { imagePath, uprightPath, variantPath } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { accessOf } from '../functions/src/staff/access.ts';
import { createStaff, setPermissions } from '../functions/src/staff/staff.ts';
import type { Change } from '../functions/src/kinds/change.ts';
import { commit } from '../functions/src/records/commit.ts';
import { publishedPath } from '../functions/src/kinds/record-paths.ts';
import { republishAll } from '../functions/src/records/republish-all.ts';
import { accounts } from '../functions/src/firebase/accounts.ts';
import { database } from '../functions/src/firebase/admin-app.ts';
import { nearbyPath } from '../functions/src/nearby/nearby.ts';
import { storeImage } from '../functions/src/uploads/store-image.ts';
import { storeUpload } from '../functions/src/uploads/store-upload.ts';
import { storeVideo } from '../functions/src/uploads/store-video.ts';
import { altTexts } from './artwork/alt-texts.ts';
import { plates } from './artwork/plates.ts';
import { events } from './content/events.ts';
import { brandImages, demoVideo } from './content/images.ts';
import { nearby } from './content/nearby.ts';
import { menus } from './content/menus.ts';
import { openingHours, specialDays } from './content/opening-hours.ts';
import { privacy } from './content/privacy.ts';
import { routes } from './content/routes.ts';
import { staff, type DemoStaff } from './content/staff.ts';
import { terms } from './content/terms.ts';
import { website } from './content/website.ts';
import { loadBook } from './load-book.ts';
import { ensureOnlyEmulators } from './only-on-emulators.ts';

const by = 'demo';
const prints = new URL('./artwork/prints/', import.meta.url);

ensureOnlyEmulators(process.env);
const published = await database().doc(publishedPath).get();
if (!published.exists) await load(new Date());
else {
  // An earlier version published everything in one document, or gigs without a page.
  if (!published.get('parts') || hasGigWithoutPage(published.get('nextGigs'))) await republishAll(by);
  await loadNewStaff();
}
// Tests open the same venue, and keep a book of their own.
if (process.env['WITH_BOOK']) await loadBook(by, new Date());

function hasGigWithoutPage(gigs: { slug?: string }[] = []): boolean {
  return gigs.some(({ slug }) => !slug);
}

async function load(now: Date) {
  console.log('Loading the demo venue …');
  await loadStaff();
  await loadMedia();
  // The town is invented, so no map service is asked for it.
  await database()
    .doc(nearbyPath())
    .set({ found: nearby, askAgainAt: new Date('2100-01-01') });
  await loadContent(now);
}

async function loadStaff() {
  for (const member of staff) {
    // A load that was interrupted has left some of them: begin with each anew.
    const known = await findAccount(member.email);
    if (known) {
      await accounts().deleteUser(known.uid);
      await accessOf(known.uid).delete();
    }
    await loadMember(member);
  }
}

/** Adds those whom an earlier version of the demo did not have. Whoever was removed since has a history. */
async function loadNewStaff() {
  for (const member of staff) {
    const changes = database().collection('accountChanges').where('email', '==', member.email);
    const isNew = (await changes.limit(1).get()).empty && !(await findAccount(member.email));
    if (isNew) await loadMember(member);
  }
}

function findAccount(email: string) {
  return accounts()
    .getUserByEmail(email)
    .catch(() => undefined);
}

async function loadMember({ email, password, role, permissions = [], ...profile }: DemoStaff) {
  const { _id } = await createStaff({ email, password, role, username: profile.username });
  await database()
    .doc(`users/${_id}`)
    .set({ ...profile, email });
  await setPermissions(_id, permissions);
}

async function loadMedia() {
  for (const file of brandImages) {
    const bytes = await readFile(rendered(file));
    await storeImage(bytes, file, { file, by, alt: altTexts[file] ?? '' });
  }
  // One after the other: four hundred files at once would time out on a busy machine.
  for (const name of Object.keys(plates)) await storePrint(name);
  if (!existsSync(rendered(demoVideo))) return;
  const video = await readFile(rendered(demoVideo));
  await storeVideo(video, demoVideo, {
    file: demoVideo,
    by,
    alt: altTexts[demoVideo] ?? '',
    width: 1600,
    height: 900,
  });
}

/** Stores an engraving: its widths and its crop as they were cut, and for link previews a JPEG of the largest. */
async function storePrint(name: string) {
  const file = `${name}.jpg`;
  const cuts = (await readdir(prints)).filter((cut) => cut.startsWith(`${name}_`));
  const read = (size: string | number) => readFile(new URL(`${name}_${size}.avif`, prints));
  const widths = cuts.flatMap((cut) => /_(\d+)\.avif$/.exec(cut)?.[1] ?? []).map(Number);
  widths.sort((a, b) => a - b);
  const largest = await read(widths.at(-1) ?? 0);
  const { data, info } = await sharp(largest).jpeg({ quality: 78 }).toBuffer({ resolveWithObject: true });
  const upright = cuts.includes(`${name}_upright.avif`) && (await read('upright'));
  const avif = (path: string, bytes: Buffer) => ({ path, bytes, contentType: 'image/avif' });
  const scaled = widths.map(async (width) =>
    avif(variantPath(file, width, { avif: true }), await read(width)),
  );
  const objects = [
    { path: imagePath(file), bytes: data, contentType: 'image/jpeg' },
    ...(await Promise.all(scaled)),
    ...(upright ? [avif(uprightPath(file, { avif: true }), upright)] : []),
  ];
  const { width, height } = info;
  const media = { width, height, widths, contentType: 'image/jpeg', avif: true, alt: altTexts[file] ?? '' };
  await storeUpload(objects, file, upright ? { ...media, upright: true } : media, by);
}

/** One commit for everything: the venue is there whole, or the next start loads it again. */
async function loadContent(now: Date) {
  const changes: Change[] = [
    create('website/main', website),
    create('openingHours/main', { ...openingHours, specialDays: specialDays(now) }),
    create('termsAndConditions/main', terms),
    create('privacyPolicy/main', privacy),
    ...menus.map(({ _id, ...menu }) => create(`menus/${_id}`, menu)),
    // Routes are listed as they were created, one after the other.
    ...routes.map(({ _id, ...route }, index) =>
      create(`routes/${_id}`, { ...route, createdAt: Timestamp.fromMillis(now.getTime() + index) }),
    ),
    ...events(now).map(({ _id, ...event }) => create(`events/${_id}`, event)),
  ];
  await commit({ by, paths: [], plan: () => changes });
}

function create(path: string, after: object): Change {
  return { path, operation: 'create', after };
}

function rendered(file: string) {
  return new URL(`./artwork/rendered/${file}`, import.meta.url);
}

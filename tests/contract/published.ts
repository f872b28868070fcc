import { menuPart, monthPart, pagePart, type PartName } from '@venue/domain';
import { db } from './staff.ts';

/** The site as it is published. */
export async function publishedSite(): Promise<FirebaseFirestore.DocumentData> {
  return (await db.doc('published/site').get()).data() ?? {};
}

/** What a part holds, if the site names it in the version that is stored. */
export async function publishedPart(name: PartName): Promise<FirebaseFirestore.DocumentData | undefined> {
  const [site, part] = await db.getAll(db.doc('published/site'), db.doc(`published/${name}`));
  return site?.get('parts')[name] === part?.get('version') ? part?.data() : undefined;
}

/** What visitors read of a record. */
export async function publishedRecord(kind: string, { _id, datetime }: { _id: string; datetime?: string }) {
  if (kind === 'menus') return (await publishedPart(menuPart(_id)))?.['menu'];
  if (kind === 'routes') return (await publishedPart(pagePart(_id)))?.['customPage'];
  if (kind === 'website' || kind === 'openingHours' || kind === 'notice')
    return (await publishedSite())[kind];
  if (kind !== 'events') return (await publishedPart(kind as 'privacyPolicy'))?.['legalText'];
  const month = await publishedPart(monthPart(new Date(datetime ?? NaN)));
  return month?.['gigs'].find((gig: { _id: string }) => gig._id === _id);
}

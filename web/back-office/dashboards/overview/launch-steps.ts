import { addGigPath, openHoursPath, sectionPath } from '../short-cuts.ts';
import type { OverviewRecords } from './use-overview-records.ts';

/** One thing that a venue needs before it opens to guests. */
export type ReadinessStep = { label: string; hint: string; to: string; isDone: boolean };

/** Which of the things that guests look for first are on the site, derived from its records. */
export function readinessOf(venue: OverviewRecords): ReadinessStep[] {
  const { website, openingHours, menus, events, termsAndConditions, privacyPolicy } = venue;
  return [
    {
      label: 'Front page',
      hint: 'A hero title, and a first row with a title and some text.',
      to: sectionPath('Home'),
      isDone: isFilled(website.landingHeroTitle, website.landingTitle1, website.landingDesc1),
    },
    {
      label: 'Logo and first picture',
      hint: 'Your logo, and the still picture at the top of the front page.',
      to: sectionPath('Home'),
      isDone: isFilled(website.logoImg, website.mediaQueryImg),
    },
    {
      label: 'Contact',
      hint: 'An email address. Street and phone number are on the site already.',
      to: sectionPath('Contact'),
      isDone: isFilled(website.contactEmail),
    },
    {
      label: 'Opening hours',
      hint: 'An area, its days and their times.',
      to: openHoursPath,
      isDone: openingHours.contents.some(({ elementType }) => elementType === 'Times'),
    },
    {
      label: 'First menu',
      hint: 'A menu with at least one dish or wine.',
      to: '/admin-dashboard/menus',
      isDone: menus.some(({ contents }) => contents.length > 0),
    },
    {
      label: 'First gig',
      hint: 'Who plays, and when.',
      to: addGigPath(),
      isDone: events.length > 0,
    },
    {
      label: 'Gallery',
      hint: 'A few pictures of the house.',
      to: sectionPath('Gallery'),
      isDone: website.galleryImgs.length > 0,
    },
    {
      label: 'Terms and conditions',
      hint: 'What guests agree to when they book.',
      to: '/admin-dashboard/terms',
      isDone: termsAndConditions.contents.length > 0,
    },
    {
      label: 'Privacy policy',
      hint: 'What happens to the names and numbers of guests who book.',
      to: '/admin-dashboard/privacy',
      isDone: privacyPolicy.contents.length > 0,
    },
  ];
}

function isFilled(...texts: string[]): boolean {
  return texts.every((text) => text.trim() !== '');
}

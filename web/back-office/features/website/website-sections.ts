import type { WebsiteGalleryField, WebsiteImageField, WebsiteTextField } from '@venue/domain';

/** A field as its section shows it. */
export type WebsiteEntry =
  | { kind: 'line' | 'text' | 'button'; name: WebsiteTextField; label: string; hint?: string }
  | { kind: 'image'; name: WebsiteImageField; label: string; hint?: string }
  | { kind: 'gallery'; name: WebsiteGalleryField; label: string; hint?: string }
  | { kind: 'video'; name: 'heroVideo'; label: string; hint?: string }
  | { kind: 'lines'; name: 'restaurantInfo'; label: string; hint?: string };

/** Fields that belong together, under a heading of their own where there are several groups. */
export type WebsiteGroup = { heading?: string; entries: WebsiteEntry[] };

/** A collapsible section of Edit Website. */
export type WebsiteSection = { title: string; groups: WebsiteGroup[] };

function line(name: WebsiteTextField, label: string, hint?: string): WebsiteEntry {
  return { kind: 'line', name, label, hint };
}

function text(name: WebsiteTextField, label: string, hint?: string): WebsiteEntry {
  return { kind: 'text', name, label, hint };
}

function image(name: WebsiteImageField, label: string, hint?: string): WebsiteEntry {
  return { kind: 'image', name, label, hint };
}

const landingRows = ([1, 2, 3, 4, 5] as const).map<WebsiteGroup>((row) => ({
  heading: `Row ${row}`,
  entries: [
    line(`landingTitle${row}`, 'Title'),
    text(`landingDesc${row}`, 'Text'),
    { kind: 'button', name: `landingButton${row}`, label: 'Button' },
    image(`landingImg${row}`, 'Picture'),
  ],
}));

/** A page with a picture on top, a text and three pictures below. */
function room(prefix: 'wineCave' | 'career' | 'chefsTable'): WebsiteGroup {
  return {
    entries: [
      line(`${prefix}Title`, 'Title'),
      line(`${prefix}DescTitle`, 'Description title'),
      text(`${prefix}Desc`, 'Description'),
      image(`${prefix}TopImg`, 'Picture on top'),
      image(`${prefix}Img1`, 'Picture 1'),
      image(`${prefix}Img2`, 'Picture 2'),
      image(`${prefix}Img3`, 'Picture 3'),
    ],
  };
}

/** The ten sections of Edit Website (section 2.7). Together they hold every field of the record once. */
export const websiteSections: WebsiteSection[] = [
  {
    title: 'Home',
    groups: [
      {
        heading: 'Top of the page',
        entries: [
          line('landingHeroTitle', 'Hero title', 'Shown over the still picture, on windows up to 1450 px.'),
          image('mediaQueryImg', 'Still picture for phones and tablets'),
          {
            kind: 'video',
            name: 'heroVideo',
            label: 'Video for wide screens',
            hint: 'MP4 or WebM, up to 30 MB; it plays without sound.',
          },
        ],
      },
      ...landingRows,
      {
        heading: 'End of the page',
        entries: [
          line('landingTitle6', 'Closing title'),
          line('landingHastag1', 'Hashtag 1'),
          line('landingHastag2', 'Hashtag 2'),
          line('ethosTitle', 'Ethos title'),
          { kind: 'gallery', name: 'homeImgs', label: 'Home images' },
        ],
      },
      {
        heading: 'All over the site',
        entries: [
          image('logoImg', 'Logo'),
          image('extraLogo1', 'Splash logo 1'),
          image('extraLogo2', 'Splash logo 2'),
          image('ogImg', 'Link-preview picture', 'Shown when somebody shares a link to the site.'),
          text('disclaimer', 'Disclaimer', 'The text of the disclaimer page.'),
        ],
      },
    ],
  },
  {
    title: 'Menus',
    groups: [
      {
        entries: [
          line('menuTitle', 'Title'),
          line('menuDescTitle', 'Description title'),
          text('menuDesc', 'Description'),
          text('menuMessage', 'Message'),
          image('menuTopImg', 'Picture on top'),
        ],
      },
    ],
  },
  {
    title: 'Music',
    groups: [
      {
        entries: [
          line('musicTitle', 'Title'),
          line('musicDescTitle', 'Description title'),
          text('musicDesc', 'Description'),
          line('musicDescTitle2', 'Title of the archive'),
          image('musicTopImg', 'Picture on top'),
        ],
      },
    ],
  },
  {
    title: 'Book a Table',
    groups: [
      {
        entries: [
          line('bookTableTitle', 'Title'),
          text('bookTableDesc', 'Description'),
          text('bookTableMessage', 'Message', 'Set in italics.'),
        ],
      },
    ],
  },
  { title: 'Wine Experience Room', groups: [room('wineCave')] },
  { title: 'Careers', groups: [room('career')] },
  { title: "Chef's Table", groups: [room('chefsTable')] },
  {
    title: 'Contact',
    groups: [
      {
        heading: 'How to reach us',
        entries: [
          line('addressLine', 'Address line', 'The bar at the top of the footer.'),
          line('addressLine2', 'Address line 2'),
          line('contactNumber', 'Phone number'),
          line('contactEmail', 'Email'),
        ],
      },
      {
        heading: 'Contact page',
        entries: [
          line('contactDescTitle', 'Description title'),
          text('contactDesc', 'Description'),
          line('contactMessageTitle1', 'Message 1, title'),
          text('contactMessageText1', 'Message 1, text'),
          line('contactMessageTitle2', 'Message 2, title'),
          text('contactMessageText2', 'Message 2, text'),
        ],
      },
      {
        heading: 'Footer',
        entries: [
          {
            kind: 'lines',
            name: 'restaurantInfo',
            label: 'Restaurant information',
            hint: 'One line each.',
          },
          line('xLink', 'X link'),
          line('facebookLink', 'Facebook link'),
          line('instaLink', 'Instagram link'),
        ],
      },
    ],
  },
  {
    title: 'Gallery',
    groups: [{ entries: [{ kind: 'gallery', name: 'galleryImgs', label: 'Gallery images' }] }],
  },
  {
    title: 'Music Gallery',
    groups: [{ entries: [{ kind: 'gallery', name: 'musicGalleryImgs', label: 'Music gallery images' }] }],
  },
];

/** The super-admin editing screen: the same record, these four parts of it (section 2.7). */
export const superSections: WebsiteSection[] = [
  { title: 'Ethos title', groups: [{ entries: [line('ethosTitle', 'Ethos title')] }] },
  {
    title: 'Home images',
    groups: [{ entries: [{ kind: 'gallery', name: 'homeImgs', label: 'Home images' }] }],
  },
  {
    title: 'Gallery images',
    groups: [{ entries: [{ kind: 'gallery', name: 'galleryImgs', label: 'Gallery images' }] }],
  },
  {
    title: 'Music gallery images',
    groups: [{ entries: [{ kind: 'gallery', name: 'musicGalleryImgs', label: 'Music gallery images' }] }],
  },
];

/** All fields of a section. */
export function entriesOf({ groups }: WebsiteSection): WebsiteEntry[] {
  return groups.flatMap((group) => group.entries);
}

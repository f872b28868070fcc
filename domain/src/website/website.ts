import { buttonChoices, formerButtons } from '../buttons.ts';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import {
  choice,
  email,
  image,
  line,
  link,
  list,
  namesOf,
  changeStamps,
  text,
  inSection,
  video,
} from '../record/field.ts';
import type { Fields, NamesOf, RecordOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';

/** A heading, in a one-line field. */
function heading(label: string, hint?: string) {
  return text(label, { isShort: true, max: ContentLimits.title, hint });
}

function short(label: string, hint?: string) {
  return text(label, { isShort: true, hint });
}

function gallery(label: string) {
  return list(label, image('', { requiredMessage: messages.fileNameInvalid }), {
    max: ContentLimits.galleryImages,
  });
}

type Numbered<F, N extends number> = { [K in keyof F & string as `${K}${N}`]: F[K] };
type Prefixed<F, P extends string> = { [K in keyof F & string as `${P}${K}`]: F[K] };

function renamed(fields: Fields, rename: (name: string) => string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [rename(name), field]));
}

/** One of the five rows of the home page. */
function landingRow<N extends number>(row: N) {
  const fields = {
    landingTitle: heading('Title'),
    landingDesc: text('Text'),
    landingButton: choice('Button', buttonChoices, {
      unknown: messages.buttonUnknown,
      aliases: formerButtons,
    }),
    landingImg: image('Picture'),
  };
  return inSection(
    'Home',
    `Row ${row}`,
    renamed(fields, (name) => `${name}${row}`),
  ) as Numbered<typeof fields, N>;
}

/** How guests see a dish that is off, with the words for staff. */
const offDishes = { struck: 'Struck through: “gone for tonight”', gone: 'Left off the card' };

/** A page with a picture on top, a text and three pictures. */
function room<P extends string>(section: string, prefix: P) {
  const fields = {
    Title: heading('Title'),
    DescTitle: heading('Description title'),
    Desc: text('Description'),
    TopImg: image('Picture on top'),
    Img1: image('Picture 1'),
    Img2: image('Picture 2'),
    Img3: image('Picture 3'),
  };
  return inSection(
    section,
    '',
    renamed(fields, (name) => `${prefix}${name}`),
  ) as Prefixed<typeof fields, P>;
}

/**
 * The website settings: one record with all texts and pictures of the fixed pages, in the ten sections of
 * Edit Website. No field is required; one that is not sent keeps its stored value.
 */
export const website = {
  ...inSection('Home', 'Top of the page', {
    landingHeroTitle: heading(
      'Hero title',
      'Shown over the still picture; wide screens show the video without it.',
    ),
    mediaQueryImg: image('Still picture', {
      hint: 'For phones, tablets and most laptops. Use a wide picture: phones held upright show a tall crop of it (3:4), around what stands out.',
    }),
    heroDawnImg: image('Still picture at dawn', {
      hint: 'Taken from where the still picture was. Dawn, day and night follow the sun over the house; an hour without a picture of its own shows the still picture.',
    }),
    heroDayImg: image('Still picture by day'),
    heroNightImg: image('Still picture at night'),
    heroVideo: video('Video for wide screens', {
      hint: 'MP4 or WebM, up to 30 MB; it plays without sound.',
    }),
  }),
  ...landingRow(1),
  ...landingRow(2),
  ...landingRow(3),
  ...landingRow(4),
  ...landingRow(5),
  ...inSection('Home', 'End of the page', {
    landingTitle6: heading('Closing title'),
    landingHastag1: short('Hashtag 1'),
    landingHastag2: short('Hashtag 2'),
    ethosTitle: heading('Ethos title'),
    homeImgs: gallery('Home images'),
  }),
  ...inSection('Home', 'All over the site', {
    logoImg: image('Logo'),
    extraLogo1: image('Splash logo 1'),
    extraLogo2: image('Splash logo 2'),
    ogImg: image('Link-preview picture', { hint: 'Shown when somebody shares a link to the site.' }),
    disclaimer: text('Disclaimer', { hint: 'The text of the disclaimer page.' }),
  }),
  ...inSection('Menus', '', {
    menuTitle: heading('Title'),
    menuDescTitle: heading('Description title'),
    menuDesc: text('Description'),
    menuMessage: text('Message'),
    menuTopImg: image('Picture on top'),
    menuOffDishes: choice('Dishes that are off', offDishes, {
      unknown: messages.offDishesUnknown,
      default: 'struck',
      hint: 'What guests see until the dish is back.',
    }),
  }),
  ...inSection('Music', '', {
    musicTitle: heading('Title'),
    musicDescTitle: heading('Description title'),
    musicDesc: text('Description'),
    musicDescTitle2: heading('Title of the archive'),
    musicTopImg: image('Picture on top'),
  }),
  ...inSection('Book a Table', '', {
    bookTableTitle: heading('Title'),
    bookTableDesc: text('Description'),
    bookTableMessage: text('Message', { hint: 'Set in italics.' }),
  }),
  ...room('Wine Experience Room', 'wineCave'),
  ...room('Careers', 'career'),
  ...room("Chef's Table", 'chefsTable'),
  ...inSection('Contact', 'How to reach us', {
    addressLine: short('Address line', 'The bar at the top of the footer.'),
    addressLine2: short('Address line 2'),
    eircode: text('Eircode', {
      isShort: true,
      max: ContentLimits.eircode,
      hint: 'Maps and sat navs use it to find the door.',
    }),
    contactNumber: short('Phone number'),
    contactEmail: email('Email'),
  }),
  ...inSection('Contact', 'Contact page', {
    contactDescTitle: heading('Description title'),
    contactDesc: text('Description'),
    contactMessageTitle1: heading('Message 1, title'),
    contactMessageText1: text('Message 1, text'),
    contactMessageTitle2: heading('Message 2, title'),
    contactMessageText2: text('Message 2, text'),
  }),
  ...inSection('Contact', 'Footer', {
    restaurantInfo: list('Restaurant information', line('', { requiredMessage: messages.textEmpty }), {
      max: ContentLimits.restaurantInfo,
      hint: 'One line each.',
    }),
    xLink: link('X link'),
    facebookLink: link('Facebook link'),
    instaLink: link('Instagram link'),
  }),
  ...inSection('Gallery', '', { galleryImgs: gallery('Gallery images') }),
  ...inSection('Music Gallery', '', { musicGalleryImgs: gallery('Music gallery images') }),
  ...changeStamps,
};

export type Website = RecordOf<typeof website>;

/** Website settings with every field empty. */
export const emptyWebsite: Website = /* @__PURE__ */ readRecord(website, 'main', {});

export type WebsiteImageField = NamesOf<typeof website, 'image'>;
export type WebsiteGalleryField = Exclude<NamesOf<typeof website, 'list'>, 'restaurantInfo'>;

/** Names of the fields with one string, one picture or a list of pictures. */
export const websiteTextFields = /* @__PURE__ */ namesOf(website, 'text', 'link', 'email', 'choice');
export const websiteImageFields = /* @__PURE__ */ namesOf(website, 'image');
export const websiteGalleryFields: WebsiteGalleryField[] = ['galleryImgs', 'musicGalleryImgs', 'homeImgs'];

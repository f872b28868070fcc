/** Text fields of the website settings record that hold one string (section 3). */
export const websiteTextFields = [
  'landingHeroTitle',
  'landingTitle1',
  'landingTitle2',
  'landingTitle3',
  'landingTitle4',
  'landingTitle5',
  'landingTitle6',
  'landingHastag1',
  'landingHastag2',
  'landingButton1',
  'landingButton2',
  'landingButton3',
  'landingButton4',
  'landingButton5',
  'landingDesc1',
  'landingDesc2',
  'landingDesc3',
  'landingDesc4',
  'landingDesc5',
  'disclaimer',
  'menuTitle',
  'menuDescTitle',
  'menuMessage',
  'menuDesc',
  'musicTitle',
  'musicDescTitle',
  'musicDescTitle2',
  'musicDesc',
  'bookTableTitle',
  'bookTableMessage',
  'bookTableDesc',
  'wineCaveTitle',
  'wineCaveDescTitle',
  'wineCaveDesc',
  'careerTitle',
  'careerDescTitle',
  'careerDesc',
  'chefsTableTitle',
  'chefsTableDescTitle',
  'chefsTableDesc',
  'addressLine',
  'addressLine2',
  'contactEmail',
  'contactNumber',
  'contactDescTitle',
  'contactDesc',
  'contactMessageTitle1',
  'contactMessageTitle2',
  'contactMessageText1',
  'contactMessageText2',
  'xLink',
  'facebookLink',
  'instaLink',
  'ethosTitle',
] as const;

/** Fields that hold one image file name, or the empty string (section 3). */
export const websiteImageFields = [
  'logoImg',
  'mediaQueryImg',
  'ogImg',
  'extraLogo1',
  'extraLogo2',
  'landingImg1',
  'landingImg2',
  'landingImg3',
  'landingImg4',
  'landingImg5',
  'careerTopImg',
  'careerImg1',
  'careerImg2',
  'careerImg3',
  'chefsTableTopImg',
  'chefsTableImg1',
  'chefsTableImg2',
  'chefsTableImg3',
  'wineCaveTopImg',
  'wineCaveImg1',
  'wineCaveImg2',
  'wineCaveImg3',
  'menuTopImg',
  'musicTopImg',
] as const;

/** Lists of image file names, in the order they are shown (section 3). */
export const websiteGalleryFields = ['galleryImgs', 'musicGalleryImgs', 'homeImgs'] as const;

export type WebsiteTextField = (typeof websiteTextFields)[number];
export type WebsiteImageField = (typeof websiteImageFields)[number];
export type WebsiteGalleryField = (typeof websiteGalleryFields)[number];

/** The website settings: one record with every text and picture of the fixed pages (section 3). */
export type Website = { _id: string } & Record<WebsiteTextField, string> &
  Record<WebsiteImageField, string> &
  Record<WebsiteGalleryField, string[]> & {
    /** Video file name for wide screens, or the empty string. */
    heroVideo: string;
    /** Lines of the footer's restaurant information. */
    restaurantInfo: string[];
    updatedAt?: Date;
  };

/** Website settings with every field there and empty. */
export const emptyWebsite: Website = {
  _id: 'main',
  ...filled(websiteTextFields, () => ''),
  ...filled(websiteImageFields, () => ''),
  ...filled(websiteGalleryFields, (): string[] => []),
  heroVideo: '',
  restaurantInfo: [],
};

function filled<K extends string, V>(fields: readonly K[], value: () => V): Record<K, V> {
  return Object.fromEntries(fields.map((field) => [field, value()])) as Record<K, V>;
}

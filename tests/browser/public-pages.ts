/** Every fixed page that visitors may open, and what its tab says. */
export const publicTitles: Record<string, string> = {
  '/': 'Fathoms · Restaurant, bar & live music',
  '/book-a-table': 'Book a table · Fathoms',
  '/menus': 'The menus: Dinner · Fathoms',
  '/chefs-table-experience': 'The chef’s table · Fathoms',
  '/wine-experience-room': 'The wine cave · Fathoms',
  '/music-at-fathoms': 'Music at Fathoms · Fathoms',
  '/our-team': 'Our team · Fathoms',
  '/féile-na-mara': 'Féile na Mara · Fathoms',
  '/mothers-day': 'Mother’s Day · Fathoms',
  '/stpatricks': 'St Patrick’s Day · Fathoms',
  '/valentines-week': 'Valentine’s week · Fathoms',
  '/book-an-event': 'Book an event · Fathoms',
  '/gallery': 'Gallery · Fathoms',
  '/music-gallery': 'Music gallery · Fathoms',
  '/contact': 'Contact · Fathoms',
  '/gifts-and-experiences': 'Gifts & experiences · Fathoms',
  '/disclaimer': 'Disclaimer · Fathoms',
  '/terms-and-conditions': 'Terms & conditions · Fathoms',
  '/privacy-policy': 'Privacy policy · Fathoms',
  '/careers': 'Work with us · Fathoms',
};

export const publicPages = Object.keys(publicTitles);

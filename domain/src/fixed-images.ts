/**
 * Pictures that pages of the build name themselves, because no record does: the team, the gifts, the
 * seasonal pages (section 2.5). Listed here so that the published site knows their sizes too.
 */
export const fixedImages: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6].map((number) => `profile-${number}.jpg`),
  'harbour-night.jpg',
  'chefs-table.jpg',
  'oysters.jpg',
  'festival-bunting.jpg',
  'currach.jpg',
  'candle-table.jpg',
  'wine-glasses.jpg',
  'roses.jpg',
  'spring-flowers.jpg',
  'dessert.jpg',
  'shamrock-table.jpg',
  'session-corner.jpg',
];

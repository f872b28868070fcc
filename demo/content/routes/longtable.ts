import type { CustomPage } from '@venue/domain';

/** Weddings and other reasons for one long table. */
export const longtable: CustomPage = {
  _id: 'long-table',
  title: 'The Long Table',
  route: 'longtable',
  topImg: 'long-table-room.jpg',
  introTitle: 'One table, forty-four chairs, everyone you like',
  introDesc:
    'Small weddings, big birthdays, the night after the funeral of a man who would have hated to miss it. We push every table in the house together, close the door to the rest of the world and cook one dinner for all of you. You choose the music; we choose when to stop pouring for your uncle.',
  panels: [
    {
      _id: 'long-table-dinner',
      panelTitle: 'Passed down, not plated up',
      panelDesc:
        'Whole fish, shoulders of lamb, bowls of potatoes that need two hands. It arrives in the middle and travels, so the bride’s mother has to ask the groom’s mother for the salt. From €85 a head, wine apart.',
      panelImg: 'long-table-fish.jpg',
      panelButtonType: 'Book',
    },
    {
      _id: 'long-table-pass',
      panelTitle: 'The night before: eight at the pass',
      panelDesc:
        'The two of you and the six who are doing all the work. Seven courses at the brass rail, in bed by eleven, and Sorcha learns what the speeches will leave out.',
      panelImg: 'long-table-rail.jpg',
      panelButtonType: 'Experience',
    },
    {
      _id: 'long-table-pictures',
      panelTitle: 'The light does it for you',
      panelDesc:
        'The pier faces west. In May you have until half nine, in December until lunch. Walk out to the lighthouse between the church and the soup, mind the veil on the lobster pots, and see below for what other people got.',
      panelImg: 'long-table-light.jpg',
      panelButtonType: 'Gallery',
    },
    {
      _id: 'long-table-staff',
      panelTitle: 'Would you rather be carrying the plates?',
      panelDesc:
        'We take on six people for the wedding months, April to September. Fair hours, dinner at half four, and you will never again be frightened of a best man.',
      panelImg: 'long-table-crew.jpg',
      panelButtonType: 'Careers',
    },
  ],
};

import type { CustomPage } from '@venue/domain';

/** Christmas parties. */
export const christmas: CustomPage = {
  _id: 'christmas-parties',
  title: 'Christmas Parties',
  route: 'christmas',
  topImg: 'christmas-fire.jpg',
  introTitle: 'The office party, but somewhere you would go anyway',
  introDesc:
    'From the last Friday in November until the twenty-second of December, for six to forty-four people who work together and would like to still be able to in January. Dinner, the fire, music from nine and not one paper hat unless you bring your own.',
  panels: [
    {
      _id: 'christmas-parties-dinner',
      panelTitle: 'Goose, and the alternatives to goose',
      panelDesc:
        'Three courses for €58: goose with potato stuffing, hake with clementine butter, or a celeriac Wellington that has turned two butchers. Pudding is set alight by Fintan, who is insured. Orders by the Tuesday before, and no, we will not cook eleven separate steaks.',
      panelImg: 'christmas-candles.jpg',
      panelButtonType: 'Menu',
    },
    {
      _id: 'christmas-parties-cave',
      panelTitle: 'Start below, finish above',
      panelDesc:
        'Take the wine cave from six for mulled cider and oysters while stragglers find parking. Fourteen fit in comfort, twenty in friendship. The boss should go down last and come up first.',
      panelImg: 'christmas-cave.jpg',
      panelButtonType: 'Wine',
    },
    {
      _id: 'christmas-parties-music',
      panelTitle: 'A band that knows when to play slow',
      panelDesc:
        'There is music every Thursday to Sunday in December at no extra charge, and Tadhg keeps a list of songs that may be requested once per season. You know the one. It has been requested.',
      panelImg: 'christmas-band.jpg',
      panelButtonType: 'Music',
    },
    {
      _id: 'christmas-parties-book',
      panelTitle: 'Tuesdays are the clever night',
      panelDesc:
        'Fridays are gone by Hallowe’en. Tuesday and Wednesday cost €8 a head less, you get the good corner, and nobody is expected anywhere on a Thursday. €10 a head holds the table and comes off the bill.',
      panelImg: 'christmas-quay.jpg',
      panelButtonType: 'Book',
    },
  ],
};

/** One card of the gifts page. `img` is the file name of a stored picture, see the README beside this. */
export type Gift = { name: string; text: string; price: string; img: string };

/** The five gifts. Staff make them out by hand, so each card leads to the contact page. */
export const gifts: Gift[] = [
  {
    name: 'The harbour voucher',
    text: 'Any amount, spent on anything we sell, food or drink or a round for the session. Comes on a card with a picture of the slip, handwritten, with your message spelled as you spelled it. It never runs out.',
    price: 'From €25',
    img: 'slip-card.jpg',
  },
  {
    name: 'Supper and a tune for two',
    text: 'Three courses each, a bottle Oisín would drink himself, and the table nearest the music on a night of their choosing. The taxi home is their own affair, but we will ring Concepta.',
    price: '€145',
    img: 'gift-candles.jpg',
  },
  {
    name: 'Two stools at the chef’s table',
    text: 'Seven courses at the brass rail, with a printed menu afterwards so they can prove it. Sorcha signs it if asked, and draws a fish on it if asked nicely.',
    price: '€190',
    img: 'gift-stools.jpg',
  },
  {
    name: 'An hour down the steps',
    text: 'Five glasses in the wine cave with bread, cheese and Oisín, who has yet to finish a story inside the hour. For up to six people who like each other.',
    price: '€55 a head',
    img: 'gift-glasses.jpg',
  },
  {
    name: 'The oyster and bread morning',
    text: 'Saturday at ten, in an apron. Learn to open a dozen without a plaster and bake a loaf with Bríd while they chill; eat both at noon with a glass of stout. Knife and loaf go home with you.',
    price: '€68',
    img: 'gift-oysters.jpg',
  },
];

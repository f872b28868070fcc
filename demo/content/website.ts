import type { Website } from '@venue/domain';
import { venue } from '../../venue.config.ts';
import { websiteImages } from './website-images.ts';

const { street, town, region } = venue.address;

/** Every text and picture of the demo venue's fixed pages. */
export const website: Omit<Website, '_id'> = {
  ...websiteImages,

  landingHeroTitle: 'Supper, a fire and a tune, three fathoms above the tide',
  landingTitle1: 'Off the boat, over the road, onto the plate',
  landingDesc1:
    'It is a hundred and forty paces from the slip to our back door, and Sorcha has them counted. What the day boats land at noon is chalked up by four and gone by nine. The hake comes with mussels and cider, the lamb comes off Cnoc Rua, and the brown bread comes whether you ordered it or not.',
  landingButton1: 'Menu',
  landingTitle2: 'The view does half the work',
  landingDesc2:
    'Ask for the window and you get the slip, the pots, the lighthouse on Kilvara Head and, most evenings, a seal with opinions. The sun goes down behind the pier at a different table every week. We have pictures, for the nights it rains sideways.',
  landingButton2: 'Gallery',
  landingTitle3: 'The corner by the fire is spoken for',
  landingDesc3:
    'Thursday is for songs, Friday is loud, Saturday you will dance, and on Sunday the fiddles come in by the side door and nobody decides when it ends. No tickets unless we say so. If there is a hush, it is for a slow air: hold your chips.',
  landingButton3: 'Music',
  landingTitle4: 'Eight stools, one stove, no secrets',
  landingDesc4:
    'Sit at the pass and have seven courses handed to you by the people who cooked them. You will hear the orders called, you will see the odd thing dropped, and you may ask anything except for the chowder recipe.',
  landingButton4: 'Experience',
  landingTitle5: 'Eleven steps down, twelve degrees all year',
  landingDesc5:
    'They cut ice off the lake in 1868 and kept it under this floor to send herring to Liverpool. The herring left, the cold stayed, and wine turns out to like it. There is one long table down there, two hundred bottles and no phone signal of any kind.',
  landingButton5: 'Wine',
  landingTitle6: 'Come in out of that wind',
  landingHastag1: '#ThreeFathomsUp',
  landingHastag2: '#HoldYourChips',

  disclaimer:
    'We keep this site as carefully as we keep the kitchen, but menus follow the boats, gigs follow the musicians, and both have been known to change after lunch. Prices are in euro and include VAT; the menu in your hand on the night is the one that counts.\nIf you have an allergy, please tell the person serving you, every time, even if the page says it should be grand: it is a small kitchen and fourteen allergens are all in it.\nPictures and texts are ours and may not be used without asking. Links that leave this site lead to other people’s pages, and we answer only for our own.\nFound a mistake? Write to us; there is a bowl of chowder in it.',

  menuTitle: 'The menus',
  menuDescTitle: 'Short, because the fridge is',
  menuDesc:
    'We cook what came in today, so these cards change more often than the website would like. Dinner is served upstairs and down from Tuesday to Sunday. The set lunch is in the bar from Wednesday to Saturday, beside the fire if you are quick.',
  menuMessage:
    'Numbers beside the dishes are allergens; the key is at the foot of every card. Tell us about yours when you book and again when you sit.',

  menuOffDishes: 'struck',

  musicTitle: 'Music at Fathoms',
  musicDescTitle: 'Four nights and a late breakfast',
  musicDescTitle2: 'You should have been here',
  musicDesc:
    'Songwriters on Thursday, bands on Friday, something you can dance to on Saturday, and on Sunday a jazz brunch for the tender-headed and a session for everyone else. Play if you play: there is a spare bodhrán, and a rule about it. The kitchen stops at nine-thirty so that the loudest thing in the room has strings on it.',

  bookTableTitle: 'Keep me a chair',
  bookTableDesc:
    'Tell us when, how many, and whether you would rather look at the sea or the fire. A table is yours for two hours, longer when there is music and nobody is waiting. We answer every request ourselves, usually before the potatoes are on.',
  bookTableMessage: `More than ${venue.booking.maxPartySize} of you? Ring ${venue.phone.display} after three o’clock and ask for Imelda, who likes a puzzle.`,

  wineCaveTitle: 'The wine cave',
  wineCaveDescTitle: 'Mind your head, then mind your glass',
  wineCaveDesc:
    'The ice pit was dug by hand, lined in limestone and forgotten for ninety years, until Fintan put his foot through a board. Now it seats fourteen at a table made from the old ice-house door.\nTake it for a birthday, a christening or a board meeting that needs to end well. Oisín pours five glasses that taste of somewhere with a coast, Bríd sends down boards, and the only way to leave is up eleven steps, so pace yourselves. From €55 a head; Tuesday to Saturday, by arrangement.',

  careerTitle: 'Work with us',
  careerDescTitle: 'Must be able to carry four plates or one tune',
  careerDesc:
    'We are twenty-two in summer and eleven in February, and we would rather train somebody kind than hire somebody quick. Rotas come out two weeks ahead, tips are shared the same night down to the last coin, nobody works a split shift, and staff dinner is at half four, sitting down.\nJust now we are looking for a commis chef who is not afraid of crabs, a weekend bartender, and a kitchen porter with good taste in radio. Write a page about yourself, leave out the word “passionate”, and hand it in at the bar or send it by e-mail.',

  chefsTableTitle: 'The chef’s table',
  chefsTableDescTitle: 'Seven courses, eight stools, one conversation',
  chefsTableDesc:
    'Thursday, Friday and Saturday at seven, along the brass rail of the pass. There is no menu, because at noon there isn’t one yet; Sorcha meets the boats, rings the farm and decides. Expect oysters first and something sweet made out of seaweed last.\nIt costs €95, €140 with Oisín’s glasses, and takes as long as a film and a half. Tell us what you cannot eat two days ahead; tell us what you merely dislike and we will try to change your mind.',

  addressLine: `${street}, ${town}, ${region}`,
  addressLine2: 'Two doors up from the slip, under the brass lamp',
  eircode: 'V95 XX00',
  contactEmail: 'hello@fathoms.example',
  contactNumber: venue.phone.display,
  contactDescTitle: 'Follow the road until it gets wet, then turn around',
  contactDesc:
    'We are the stone building with the blue half-door at the end of Harbour Road; the door has been stuck since March, so push. Ring between three and five and a person answers. Ring at eight on a Saturday and you will hear how busy we are.',
  contactMessageTitle1: 'If you are driving',
  contactMessageText1:
    'Park free in the upper harbour car park beside the handball alley, four minutes’ walk and all of it downhill on the way here. The lower one, by the slip, is under a foot of water at the top of a spring tide. The tide times hang inside our door; if a man in oilskins taps on the window and says your registration, he is doing you a favour.',
  contactMessageTitle2: 'If you are not',
  contactMessageText2:
    'The harbour bus from Ennis stops at the pump, sixty steps from us, and the last one back leaves at 22:40 on Friday and Saturday, 21:10 otherwise. Miss it and we will ring Concepta, who drives the only taxi and knows all the verses. By boat: two visitors’ moorings inside the pier, call ahead, and tie up long for the tide.',
  xLink: 'https://example.com/fathoms-kilvara/x',
  facebookLink: 'https://example.com/fathoms-kilvara/facebook',
  instaLink: 'https://example.com/fathoms-kilvara/instagram',
  restaurantInfo: [
    'Sixty seats, nine of them with a view and all of them near a radiator',
    'No step at the harbour door; accessible toilet on the ground floor',
    'High chairs, half portions and crayons until half seven',
    'Dogs welcome in the bar until the music starts',
    'Tips go to the staff, all of them, the same night',
    'Cash, cards and, in emergencies, mackerel',
  ],
  ethosTitle: 'Cook what came in. Play what comes up. Leave the door on the latch.',
};

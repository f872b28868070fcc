/** One card of the team page. `img` is the file name of a stored picture, see the README beside this. */
export type TeamMember = { name: string; title: string; text: string; img: string };

/** The six faces of the team page. */
export const team: TeamMember[] = [
  {
    name: 'Sorcha Marrinan',
    title: 'Head chef, co-owner',
    text: 'Left for Lyon at nineteen with one knife and came home at thirty with eleven. Believes most fish are spoiled by conversation. Her chowder recipe is written down once, in a place she has not told Fintan.',
    img: 'profile-1.jpg',
  },
  {
    name: 'Fintan Lillis',
    title: 'Co-owner, keeper of the building',
    text: 'Bought a ruin for the view and found the wine cave by falling into it. Fixes what breaks, carries what is heavy, and sings one song a year, at New Year, if asked twice.',
    img: 'profile-2.jpg',
  },
  {
    name: 'Imelda Hehir',
    title: 'Front of house, second fiddle on Sundays',
    text: 'Twenty-six years on floors from Galway to Gothenburg. Remembers your table, your order and the name of the fella you were with last time, and will mention only two of them.',
    img: 'profile-3.jpg',
  },
  {
    name: 'Tadhg Arkins',
    title: 'Music and sound',
    text: 'Books the bands, tunes the room and guards the spare bodhrán. Was in a group you would nearly remember. His rule for sessions: listen for one tune longer than you talk.',
    img: 'profile-6.jpg',
  },
  {
    name: 'Bríd Kinnane',
    title: 'Sous chef, bread and afters',
    text: 'Starts at six with the radio and the treacle. Makes carrageen pudding for people who swear they hate it and keeps a list of the converted behind the flour bin.',
    img: 'profile-5.jpg',
  },
  {
    name: 'Oisín Delahunt',
    title: 'Wine and cellar',
    text: 'Came for one summer to pay off a van. Picks wine from places with salt in the air and describes it in words a person would use. Lives, as far as we can tell, down the eleven steps.',
    img: 'profile-4.jpg',
  },
];

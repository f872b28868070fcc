import { gig, type DemoGig, type Programme } from './gig.ts';

/** The house band's night, which is always the next one. */
export const houseNight: DemoGig = gig(
  'The Eleven Steps',
  'the-eleven-steps',
  'house-band.jpg',
  'Our own crowd: Tadhg on guitar, the two Scanlan sisters on fiddle and concertina, and a flute player known only as the Vet. They have no set list and no intention of getting one. Reels until somebody asks for a song, songs until somebody asks for a polka. The first round of the night is stood to whoever guesses the third tune. Sit near if you play and nearer if you don’t, since that is where the heat is. It finishes when the Vet’s phone rings, which in lambing time is early.',
  { price: 'Free' },
);

/** Plays on a night that has nobody on the programme. */
export const openSession: DemoGig = gig(
  'The Open Session',
  '',
  'bodhran.jpg',
  'For the nights with no name on the poster. Bring an instrument or borrow the house fiddle, which is in tune more often than not. The tune goes round the table clockwise, and whoever has none tells a story instead. It ends when we do.',
  { price: 'Free' },
);

/** Comes when the hay is in: its date is to be announced. */
export const undated: DemoGig = gig(
  'Cathal Birdthistle & the Patience of Saints',
  'patience-of-saints',
  'singer.jpg',
  'A baritone from the drumlins with two harmony singers who clearly know where he buried it. They do slow country songs about fast decisions. Cathal drove a milk lorry for eleven years and has rhymed every townland on the route. Doors to the back room at eight; the hush begins on its own.',
);

/** The twelve gigs after it. */
export const upcoming: Programme = {
  songs: [
    gig(
      'Méabh Tarpey-Lunn',
      'meabh-tarpey-lunn',
      'guitar.jpg',
      'Méabh writes about small-town grudges with the tenderness of a person who holds several. One guitar, a voice like a match being struck, and introductions that run longer than the songs. Her second record, “Planning Objections”, was made in a dairy in three days. There is a waltz on it about a septic tank that has made grown surveyors cry. Bring a handkerchief and no neighbours.',
      { price: '€15', ticketLink: 'https://example.com/tickets/meabh', support: 'Jonah Tutty' },
    ),
  ],
  band: [
    gig(
      'Diesel Curlew',
      'diesel-curlew',
      'crowd.jpg',
      'Four people, one accordion through a distortion pedal, and a drummer who trained as a welder and never really stopped. They call it marsh rock. We call it the reason the good glasses go in the press on Fridays. They play the slow one only if the whole room asks for it, so work together. Earplugs behind the bar, free, no shame attached. The accordion is older than the band put together, and is insured separately.',
      { price: '€12', status: 'soldOut', statusNote: 'A few tickets may come back; ask at the bar.' },
    ),
    gig(
      'Honest Ballast',
      'honest-ballast',
      'stage-drums.jpg',
      'Six-piece soul from the dredgers and tugboats of the estuary. The horn section met on a pilot boat and still signals left and right before a solo. Expect sweat, matching waistcoats, and a twelve-minute song about a tow rope. Nobody has yet stayed sitting past the second chorus.',
      {
        price: '€14',
        status: 'cancelled',
        statusNote: 'Both trumpets are with the dentist. Tickets are paid back at the bar.',
      },
    ),
    gig('The Quiet Car', 'the-quiet-car', 'crowd.jpg', ''),
  ],
  dance: [
    gig(
      'The Kilvara Céilí Band',
      'kilvara-ceili-band',
      'bodhran.jpg',
      'Nine players, a combined age of five hundred and forty, and not one of them will sit out the Caledonian set. Bernie calls the figures from a beer crate in three languages: Irish, English and pointing. If you have never danced a set, stand beside somebody who looks bossy. If you have, go easy on the visitors. Tables are cleared at nine and so, with luck, are your diary commitments for the morning. Flat shoes; the floor is limestone and has never lost. The raffle is for a ham.',
      { price: '€10', ticketLink: 'https://example.com/tickets/ceili' },
    ),
    gig(
      'Neap & Sons',
      'neap-and-sons',
      'dance-lamps.jpg',
      'They took their name from the neap tide, when the sea is supposed to be behaving itself, and then they play as though the plug had been taken out. Fiddle, bouzouki and a foot-board. Tunes from both sides of the bay, joined together at alarming speed. There is one tango, no one knows why, and it is the best thing they do.',
      { price: '€10' },
    ),
    gig(
      'Long Way Home Brass',
      'long-way-home-brass',
      '',
      'Eight horns who come in the front door playing and leave by the back door playing. In between they do New Orleans, old showband numbers and a slow march for the last bus. Duck under the trombone. They were banned from the credit union’s annual general meeting, and speak of it often.',
      { price: '€10 / €5 with an instrument' },
    ),
  ],
  brunch: [
    gig(
      'The Late Breakfast Quartet',
      'late-breakfast-quartet',
      'brunch-flute.jpg',
      'Piano, double bass, brushes and a clarinet that seems to be having a nicer morning than anyone. Standards, mainly, at a volume that respects your night. The bass player takes his solo when the hollandaise arrives, and it is impossible to say which is richer. Children may conduct.',
      { price: 'Free' },
    ),
    gig(
      'Odile Prendiville’s Marmalade Club',
      'marmalade-club',
      'brunch-glass.jpg',
      'Odile sings in French for the sad ones and English for the rude ones, and will tell you which is which afterwards. Her guitarist plays like a man buttering toast to the corners. Ask for the one about the ferry. Eggs until three.',
    ),
  ],
  session: [
    gig(
      'Sunday session with Máire Áine Scanlan',
      '',
      'concertina.jpg',
      'Máire Áine leads from the seat under the clock, where her grandmother led before her. The concertina sets the pace, and the pace is civil. All players are welcome who can hear themselves and one other. A tune you learned this week is a grand thing to bring, and so is a cake.',
    ),
    gig(
      'Sunday session with the Vet & friends',
      'the-vet-and-friends',
      'fiddle.jpg',
      'Flute tunes with long lines and no hurry in them, from a man who spends his week with his arm in a cow and is glad to use his fingers. He starts in G and sees who comes. Beginners’ half-hour from six: slow reels, no tutting. After that you are on your own, but in company.',
    ),
    gig(
      'Sunday session: singers’ chair',
      'singers-chair',
      'concertina.jpg',
      'One chair, moved into the middle of the floor, and whoever sits in it sings. No microphones, no accompaniment, no recording. Sean-nós, music hall, a verse of a hymn, the whole of a ballad with forty-one murders in it: the chair has heard everything. You join in on the last line of the verse and not before. Nobody is made to sit in it, but people find that they have.',
    ),
  ],
};

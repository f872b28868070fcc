import { gig, type Programme } from './gig.ts';

/** Past Fridays and Saturdays: seven loud nights and seven on the dance floor. */
export const pastBands: Pick<Programme, 'band' | 'dance'> = {
  band: [
    gig(
      'The Wet Ropes',
      'the-wet-ropes',
      'crowd.jpg',
      'They began at half nine and the ceiling plaster began at ten. Surf guitar, played by people who actually surf here, in February, and sound like it. The singer finished the night on the bar, which we allow, and on the coffee machine, which we do not. Forty-one copies sold off a beer mat.',
    ),
    gig(
      'Wives of the Regatta',
      'wives-of-the-regatta',
      'stage-drums.jpg',
      'Three sisters-in-law, three chords, one grievance. They had a song for every man in the room and had plainly done research. The front row was evacuated for safety and replaced by their mothers.',
    ),
    gig(
      'Honest Ballast',
      'honest-ballast',
      'crowd.jpg',
      'All six of them on a stage for four, with the trumpet standing on the window sill. The tow-rope song came in at fourteen minutes, a house record. Somebody’s granny was passed overhead, at her own request. We found a waistcoat button in the butter on Tuesday.',
    ),
    gig(
      'Vinnie Stack & the Haulage',
      'vinnie-stack',
      'stage-drums.jpg',
      'Proper lorry-driver rock and roll with a piano that had to be taken in through the roof light. Vinnie is sixty-eight and plays like a man late for a boat. He did three encores, shook hands with every person in the bar, and drove to Rosslare.',
    ),
    gig(
      'Bog Oak Discotheque',
      'bog-oak-discotheque',
      'crowd.jpg',
      'Two synthesisers, one set of uilleann pipes and a smoke machine that was just the smoke machine, Sorcha checked. It should not have worked. The pipes took the tune, the machines took the floor, and the floor took until Sunday to dry.',
    ),
    gig(
      'Diesel Curlew',
      'diesel-curlew',
      'stage-drums.jpg',
      'First time in Kilvara and they blew the fuse for the whole of Harbour Road. Twenty minutes by candlelight with the accordion unplugged, and not a soul went home. When the lights came back there was a groan.',
    ),
    gig(
      'The Interdepartmentals',
      'interdepartmentals',
      'crowd.jpg',
      'Civil servants, all five, in good suits, playing ska with real administrative force. Every song ended on time. There was a form at the door for complaints and by midnight it had become the set list.',
    ),
  ],
  dance: [
    gig(
      'The Kilvara Céilí Band',
      'kilvara-ceili-band',
      'bodhran.jpg',
      'Eleven sets on the floor at once, and the floor is built for eight. Bernie lost her voice at the Lancers and called the rest with a torch. A couple from Utrecht who came in for directions went home engaged. The ham was won, again, by the drummer.',
    ),
    gig(
      'Neap & Sons',
      'neap-and-sons',
      'dance-lamps.jpg',
      'They played the tango twice. A retired harbour master and the new curate danced it both times, properly, with the turns, and neither has spoken of it since.',
    ),
    gig(
      'Cumann na nGlúin',
      'cumann-na-ngluin',
      'bodhran.jpg',
      'A dance band for people with one bad knee, or “society of the knees”, as they translate it. Everything at three-quarter speed with twice the style. There was a physiotherapist on accordion, giving advice between the figures. Nobody fell and nobody left.',
    ),
    gig(
      'Los Paddies del Mar',
      'los-paddies-del-mar',
      'dance-lamps.jpg',
      'Cumbia from a crew of eight who met gutting fish in Vigo and never got it out of their systems. The brass was loose and the hips were looser. Sorcha put prawns on at midnight for whoever could still stand. Most of the town now owns a shaker.',
    ),
    gig(
      'The Half-Set',
      'the-half-set',
      'bodhran.jpg',
      'Four musicians for four couples, played in the round with the lamps down low. It was meant to be a quiet one. Then the hurling crowd came in from the county final with the cup, and it was danced with too.',
    ),
    gig(
      'Long Way Home Brass',
      'long-way-home-brass',
      'dance-lamps.jpg',
      'In by the front, out by the back, and then, because the tide was out, round by the strand and in by the front again. The sousaphone had a crab in it for the second half. Crab unharmed; slightly flat.',
    ),
    gig(
      'Tailor Hogan’s Old-Time Waltz Night',
      'tailor-hogan',
      'bodhran.jpg',
      'Waltzes, quicksteps and one foxtrot for those who can. The Tailor wore the dress suit he made himself in 1959 and lent out nine bow ties. Widows’ choice after eleven. There was a queue for him, and he saw every one of them home.',
    ),
  ],
};

import { pastBands } from './past-bands.ts';
import { gig, type Programme } from './gig.ts';

/** The thirty gigs of the archive, the latest of each slot first. */
export const past: Programme = {
  ...pastBands,
  songs: [
    gig(
      'Ita Considine-Bloom',
      'ita-considine-bloom',
      'guitar.jpg',
      'Ita came with a harmonium on a hand truck and a song cycle about the closing of a post office. By the third verse people who had complained of that very post office were weeping into their chowder. She encored with the stamp prices of 1974. The harmonium is still here; if you are passing, Ita.',
    ),
    gig(
      'Jonah Tutty',
      'jonah-tutty',
      'song-mic.jpg',
      'He tunes between songs and talks while he tunes, so the night was half stories. The best was the one with the goat and the bishop. Twelve songs, nine tunings, one string, which he asked us not to mention.',
    ),
    gig(
      'Sadhbh & Also Sadhbh',
      'also-sadhbh',
      'guitar.jpg',
      'Two cousins with the one name and the one microphone, leaning in like people sharing a secret. Close harmony, far-off subjects: lighthouses, Leitrim, the moon. They finished each other’s lines and, at the break, each other’s dinners. The room did not cough once.',
    ),
    gig(
      'Lorcan Mulqueeny',
      'lorcan-mulqueeny',
      'song-mic.jpg',
      'A one-man apology with a very good right hand. Lorcan wrote his first album to his ex-wife, and his second to her solicitor. The solicitor was in, at table nine, and bought a copy. We thought the slow air at the end would take the varnish off the piano.',
    ),
    gig(
      'Bláthnaid Uí Ghormfhlaith',
      'blathnaid',
      'guitar.jpg',
      'Sean-nós from a woman who shuts her eyes at the first word and takes you out past the breakwater. Two hours, no instrument, no lights but the candles. In the silence afterwards you could hear the ice in a glass on the far side of the room. Somebody said “maith thú”, and that was the review.',
    ),
  ],
  brunch: [
    gig(
      'The Late Breakfast Quartet',
      'late-breakfast-quartet',
      'brunch-flute.jpg',
      'The morning after the regatta, so they opened with a lullaby. The clarinet took requests from under-tens only and we heard the same cartoon theme in five keys. Bríd sold out of brown bread by one.',
    ),
    gig(
      'Hot Milk Five',
      'hot-milk-five',
      'brunch-glass.jpg',
      'Hot-club swing from five people on five borrowed chairs. Two guitars going like a sewing machine, one violin leaning out of the window. There was dancing between tables six and eleven, where there is not room for dancing. No eggs were harmed.',
    ),
    gig(
      'Odile Prendiville, alone',
      'marmalade-club',
      'brunch-flute.jpg',
      'The guitarist had mumps, so Odile did the whole set to a metronome and a teaspoon. It was the best we have heard her. The teaspoon has been retired with honours and hangs behind the bar.',
    ),
    gig(
      'Professor Halligan’s Stride Piano',
      'halligan-stride',
      'brunch-glass.jpg',
      'Eighty-one, in a bow tie, with a left hand like a man running downstairs. He told us he had been barred from here in 1968, when it sold rope. We have looked into it and lifted the ban.',
    ),
    gig(
      'The Toast Rack Trio',
      'toast-rack-trio',
      'brunch-flute.jpg',
      'Vibraphone, bass and a drummer with one brush, the other having been left on a bus. Cool as the far side of the pillow. A baby slept through all of it in the bass case, by arrangement.',
    ),
  ],
  session: [
    gig(
      'Sunday session with Máire Áine Scanlan',
      'maire-aine-scanlan',
      'concertina.jpg',
      'Twenty-three players by the last count, and four of them called Pat. A visitor from Hokkaido played “The Ice House Jig” better than the man who wrote it, who stood her a drink and then three. We put the chairs up at half past and they took them down again.',
    ),
    gig(
      'Sunday session with the Vet & friends',
      'the-vet-and-friends',
      'fiddle.jpg',
      'The phone rang twice and he went out to a heifer both times, and came back each time in the same key. The friends covered nobly. A collie attended throughout and had to be asked to stop conducting.',
    ),
    gig(
      'Sunday session: singers’ chair',
      'singers-chair',
      'concertina.jpg',
      'Fourteen singers sat in it, the youngest nine and the oldest not saying. Fintan got as far as the arm of the chair. There were sixty-two verses about one shipwreck and we asked for the last one again.',
    ),
    gig(
      'Piping night with Colm Ó Taidhgín',
      'colm-piper',
      'fiddle.jpg',
      'Uilleann pipes, which take seven years to learn, seven to practise and seven to tune, and Colm did the last seven while we ate. Worth every minute. He played a lament for a lighthouse that has since been automated. The keeper’s grandson was in, and asked for the tune in writing.',
    ),
    gig(
      'Sunday session with Máire Áine Scanlan',
      'maire-aine-scanlan',
      'concertina.jpg',
      'It rained so hard that the harbour bus stayed, and so the driver, who turns out to play the spoons, stayed too. Best night of the autumn, whatever month it was. Home by tractor.',
    ),
    gig(
      'Fiddles only',
      'fiddles-only',
      'fiddle.jpg',
      'Eleven fiddles and a strict policy. A banjo got as far as the porch. They played the whole of one old manuscript from the parish, front to back, wrong notes included, out of respect for the scribe.',
    ),
  ],
};

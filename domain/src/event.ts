/** A music event, a gig (section 3). */
export type MusicEvent = {
  _id: string;
  artist: string;
  /** Website or social link of the artist, or the empty string. */
  artistLink: string;
  desc: string;
  /** Image file name, or the empty string. */
  img: string;
  /** When the music starts. Shown and typed in the venue's time zone. */
  datetime: Date;
  createdAt?: Date;
  updatedAt?: Date;
};

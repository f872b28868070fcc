/** What a state means for the guest. Unknown ones are those of a newer server. */
const words: Record<string, { title: string; more?: string }> = {
  requested: {
    title: 'We have your request.',
    more: 'It is not a booking yet: we’ll answer by email or phone.',
  },
  confirmed: { title: 'Your table is booked.' },
  declined: {
    title: 'We can’t offer you this table.',
    more: 'Ring us, and we’ll look for another time with you.',
  },
  cancelled: { title: 'This booking is cancelled.' },
  arrived: { title: 'Your table is yours.', more: 'Enjoy your evening.' },
  left: { title: 'Thank you for coming.' },
  noShow: { title: 'We missed you.' },
};

/** The state of a booking in words for its guest. */
export function stateWords(state: string): { title: string; more?: string } {
  return words[state] ?? { title: 'Your booking' };
}

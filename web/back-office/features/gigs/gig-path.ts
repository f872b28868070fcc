/** Where the draft of a gig is stored, and its history is found. */
export function eventPath(id: string): string {
  return `events/${id}`;
}

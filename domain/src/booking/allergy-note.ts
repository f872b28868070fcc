/** Allergies in the languages of our guests, and what is rarely named for another reason. */
const words = [
  /al+[eéè]rg/,
  /aill[eé]irg/,
  /anaphyla|epi-?pen/,
  /(c(oe|œ|[eé])|z(ö|oe))lia[ckq]/,
  /intol[eé]r/,
  /gluten|lactose|la[ck]tos|shellfish|dairy/,
  /\b(pea|hazel|wal|coco)?nuts?\b/,
];

/** Whether a guest's note mentions an allergy, so that the kitchen reads it. It is also true for "no allergies". */
export function mentionsAllergy(note = ''): boolean {
  const text = note.toLowerCase();
  return words.some((word) => word.test(text));
}

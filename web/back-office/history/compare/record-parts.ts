/** One entry of a list: a line of the opening hours, a dish, a panel, a picture of a gallery. */
export type PartEntry = {
  /** By which it is known before and after a change. */
  _id?: string;
  text: string;
  picture?: string;
  /** What people call it: "Dish “Roast hake”", "Restaurant, Friday", "Break". Missing for one without words. */
  name?: string;
};

/** Part of a record as people read it, under its label in the form. */
export type RecordPart =
  | { kind: 'text'; label: string; text: string }
  /** `file`: name of a stored picture, handle of a picked one, or the empty string. */
  | { kind: 'picture'; label: string; file: string }
  /** `label` names one entry: "Line", "Dish". */
  | { kind: 'list'; label: string; entries: PartEntry[] };

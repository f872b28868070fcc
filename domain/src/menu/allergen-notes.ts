import { allergenGroups, allergenNames, type Allergen, type AllergenGroup } from './allergens.ts';
import { isDish } from './dish-facts.ts';
import type { MenuElement } from './menu.ts';

/** A dish whose notes have been read. Nothing is confirmed: that is for a person. */
export type ReadNotes<Element> = {
  /** The element without the notes in its texts, with the allergens that they name. */
  element: Element & Pick<MenuElement, 'content' | 'allergens'>;
  /** What it had and what the notes name, in the EU's order. */
  allergens: Allergen[];
  /** Gluten or nuts that a note names without saying which: all kinds are listed, and a person has to choose. */
  unnamed: AllergenGroup[];
};

/** Text in round or square brackets, with the space before it. */
const bracketed = /\s?[([]([^()[\]]*)[)\]]/g;

/**
 * Reads the notes that menus had before there were facts: "(4, 7, 12)", "(1 wheat, oats, 7)", "(1a, 7)", where letters
 * count the cereals and nuts in the order of the Regulation. Undefined if the texts of the element hold none. In a name,
 * a single number is taken for a number of pieces and stays.
 */
export function readAllergenNotes<Element extends Pick<MenuElement, 'elementType' | 'content' | 'allergens'>>(
  element: Element,
): ReadNotes<Element> | undefined {
  if (!isDish(element)) return undefined;
  const found: Note[] = [];
  const content = element.content.map(({ contentString }, index) => {
    const isName = index === 0;
    const isPrice = index === 2;
    const text = contentString.replace(bracketed, (whole, inner: string) => {
      const note = isPrice ? undefined : readNote(inner);
      if (!note || (isName && note.isBare)) return whole;
      found.push(note);
      return '';
    });
    return { contentString: text === contentString ? text : text.trim() };
  });
  if (found.length === 0) return undefined;
  const named = new Set([...(element.allergens ?? []), ...found.flatMap(({ allergens }) => allergens)]);
  const allergens = (Object.keys(allergenNames) as Allergen[]).filter((allergen) => named.has(allergen));
  const unnamed = [...new Set(found.flatMap((note) => note.unnamed))];
  return { element: { ...element, content, allergens }, allergens, unnamed };
}

type Note = { allergens: Allergen[]; unnamed: AllergenGroup[]; isBare: boolean };

/** One number of a note, with the kinds that stand behind it. */
type Numbered = { group: (typeof allergenGroups)[number]; kinds: string[] };

/** Reads the inside of brackets; undefined unless all of it are numbers from 1 to 14 and names of cereals and nuts. */
function readNote(inner: string): Note | undefined {
  const numbers: Numbered[] = [];
  const words = inner
    .toLowerCase()
    // A point between digits is a price or the strength of a beer.
    .split(/[\s,;:/&+]+|\.(?=\s|$)|\band\b/)
    .filter(Boolean);
  for (const word of words) {
    const [, digits, letter = ''] = /^(\d{1,2})([a-h]*)$/.exec(word) ?? [];
    const group = digits ? allergenGroups[Number(digits) - 1] : undefined;
    if (group) {
      const kinds = [...letter].map((each) => kindsOf(group)[each.charCodeAt(0) - 97]);
      if (kinds.includes(undefined)) return undefined;
      numbers.push({ group, kinds: kinds as string[] });
      continue;
    }
    const last = numbers.at(-1);
    // The second word of "Brazil nut".
    if (last?.kinds.length && /^nuts?$/.test(word)) continue;
    const kind = last && kindsOf(last.group).find((each) => isNamed(each, word));
    if (!kind) return undefined;
    last.kinds.push(kind);
  }
  if (numbers.length === 0) return undefined;
  const unnamed = numbers.filter(({ group, kinds }) => kindsOf(group).length > 0 && kinds.length === 0);
  return {
    allergens: numbers.flatMap(({ group, kinds }) => allergensOf(group, kinds)),
    unnamed: unnamed.map(({ group }) => group.id),
    isBare: numbers.length === 1 && numbers[0]!.kinds.length === 0,
  };
}

function kindsOf(group: Numbered['group']): string[] {
  return 'kinds' in group ? Object.keys(group.kinds) : [];
}

/** Singular or plural: "almond", "almonds", "oat", "cashew nut". */
function isNamed(kind: string, word: string): boolean {
  const stem = (text: string) => text.replace(/s$/, '');
  return stem(kind) === stem(word);
}

/** Where no kind is named all of them are listed, which errs on the safe side. */
function allergensOf(group: Numbered['group'], kinds: string[]): Allergen[] {
  if (!('kinds' in group)) return [group.id];
  return (kinds.length > 0 ? kinds : kindsOf(group)).map((kind) => `${group.id}:${kind}` as Allergen);
}

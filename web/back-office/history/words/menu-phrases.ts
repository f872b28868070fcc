import {
  isAsConfirmed,
  isDish,
  menuElement,
  menuTypeNames,
  readMenuEntry,
  showPrice,
  type Menu,
  type MenuElement,
} from '@venue/domain';
import { findChanges } from '../compare/entry-changes.ts';
import { shorten } from '../compare/shorten.ts';
import { entryFieldPhrases, fieldsBeside, isSameForm } from './field-phrases.ts';
import { entryPhrases, type Phrase } from './phrase.ts';

/** What happened to the elements of a menu: "Roast hake taken off". */
export function menuPhrases(before: Menu, after: Menu): Phrase[] {
  const changes = findChanges(before.contents, after.contents);
  const phrases = entryPhrases(
    changes,
    (element, old) => (old ? elementPhrases(old, element) : [elementPhrase(element, 'added')]),
    (element) => [elementPhrase(element, 'removed')],
  );
  return changes.some(({ places }) => places) ? [...phrases, { text: 'Order changed' }] : phrases;
}

function elementPhrase(element: MenuElement, what: string): Phrase {
  const noun = isDish(element) ? 'dishes' : 'lines';
  return { text: `${nameOf(element)} ${what}`, many: (count) => `${count} ${noun} ${what}` };
}

/** The fields of an element that `elementPhrases` has words for. */
const own = ['_id', 'elementType', 'content', 'allergens', 'diets', 'allergensChecked', 'off'];

function elementPhrases(old: MenuElement, element: MenuElement): Phrase[] {
  const others = entryFieldPhrases(nameOf(element), fieldsBeside(menuElement, ...own), old, element);
  const phrases = [...(isDish(old) && isDish(element) ? dishPhrases(old, element) : []), ...others];
  return phrases.length > 0 || isSameForm(menuElement, old, element)
    ? phrases
    : [elementPhrase(element, 'changed')];
}

function dishPhrases(old: MenuElement, element: MenuElement): Phrase[] {
  const [then, now] = [readMenuEntry(old), readMenuEntry(element)];
  const name = nameOf(element);
  const off = offWords(old, element);
  const price = now.price ? `${name} is now ${showPrice(now.price)}` : `Price of ${name} removed`;
  const phrases: (Phrase | false | '')[] = [
    off && elementPhrase(element, off),
    then.name !== now.name && { text: `${nameOf(old)} is now called ${name}` },
    then.price !== now.price && { text: price, many: (count) => `${count} prices changed` },
    then.description !== now.description && {
      text: `Description of ${name} changed`,
      many: (count) => `${count} descriptions changed`,
    },
  ];
  return [...phrases.filter((phrase) => phrase !== false && phrase !== ''), ...factPhrases(old, element)];
}

function offWords({ off: then }: MenuElement, { off: now }: MenuElement): string {
  if (!then || !now) return then ? 'back on' : now ? 'taken off' : '';
  return Number(then.until) === Number(now.until) ? '' : 'off for a different time';
}

/**
 * Confirming says more than the list that was confirmed. That a confirmation is void follows from other changes, unless
 * somebody has taken it back.
 */
function factPhrases(old: MenuElement, element: MenuElement): Phrase[] {
  const say = (what: string, done: string, whats = what): Phrase[] => [
    { text: `${what} of ${nameOf(element)} ${done}`, many: (count) => `${whats} of ${count} dishes ${done}` },
  ];
  const [then, now] = [old, element].map(({ allergensChecked }) => Number(allergensChecked?.at ?? 0));
  if (now && now !== then) return say('Allergens', 'confirmed');
  if (then && !now && isAsConfirmed(element, old)) return say('Allergen check', 'undone', 'Allergen checks');
  if (JSON.stringify(old.allergens) !== JSON.stringify(element.allergens)) return say('Allergens', 'changed');
  return (old.diets ?? []).join() === (element.diets ?? []).join() ? [] : say('Diets', 'changed');
}

/** "Roast hake", "Message “Most of this was…”", "Break". */
function nameOf(element: MenuElement): string {
  const { elementType } = element;
  if (isDish(element)) return shorten(readMenuEntry(element).name) || 'A dish without a name';
  const text = element.content.map(({ contentString }) => contentString).join('\n');
  return text ? `${menuTypeNames[elementType]} “${shorten(text, 25)}”` : menuTypeNames[elementType];
}

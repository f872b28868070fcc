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
  const phrases: Phrase[] = [];
  if (!old.off && element.off) phrases.push(elementPhrase(element, 'taken off'));
  if (old.off && !element.off) phrases.push(elementPhrase(element, 'back on'));
  if (old.off && element.off && Number(old.off.until) !== Number(element.off.until)) {
    phrases.push(elementPhrase(element, 'off for a different time'));
  }
  if (then.name !== now.name) phrases.push({ text: `${nameOf(old)} is now called ${name}` });
  if (then.price !== now.price) {
    const text = now.price ? `${name} is now ${showPrice(now.price)}` : `Price of ${name} removed`;
    phrases.push({ text, many: (count) => `${count} prices changed` });
  }
  if (then.description !== now.description) {
    phrases.push({
      text: `Description of ${name} changed`,
      many: (count) => `${count} descriptions changed`,
    });
  }
  return [...phrases, ...factPhrases(old, element)];
}

/**
 * Confirming says more than the list that was confirmed. That a confirmation is void follows from other changes, unless
 * somebody has taken it back.
 */
function factPhrases(old: MenuElement, element: MenuElement): Phrase[] {
  const name = nameOf(element);
  const checkedAt = Number(element.allergensChecked?.at ?? 0);
  if (checkedAt !== 0 && checkedAt !== Number(old.allergensChecked?.at ?? 0)) {
    const many = (count: number) => `Allergens of ${count} dishes confirmed`;
    return [{ text: `Allergens of ${name} confirmed`, many }];
  }
  if (old.allergensChecked && checkedAt === 0 && isAsConfirmed(element, old)) {
    const many = (count: number) => `Allergen checks of ${count} dishes undone`;
    return [{ text: `Allergen check of ${name} undone`, many }];
  }
  const allergensOf = ({ allergens }: MenuElement) => JSON.stringify(allergens ?? null);
  const dietsOf = ({ diets = [] }: MenuElement) => diets.join();
  const what =
    allergensOf(old) !== allergensOf(element)
      ? 'Allergens'
      : dietsOf(old) !== dietsOf(element)
        ? 'Diets'
        : '';
  const many = (count: number) => `${what} of ${count} dishes changed`;
  return what ? [{ text: `${what} of ${name} changed`, many }] : [];
}

function textOf({ content }: MenuElement): string {
  return content.map(({ contentString }) => contentString).join('\n');
}

/** "Roast hake", "Message “Most of this was…”", "Break". */
function nameOf(element: MenuElement): string {
  const { elementType } = element;
  if (isDish(element)) return shorten(readMenuEntry(element).name) || 'A dish without a name';
  const text = textOf(element);
  return text ? `${menuTypeNames[elementType]} “${shorten(text, 25)}”` : menuTypeNames[elementType];
}

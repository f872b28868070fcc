import { isAsConfirmed, isDish, menuElementStrings, readAllergenNotes, readMenuEntry } from '@venue/domain';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WaitingElement } from './allergens/check-list.tsx';
import { elementKey, newElement, type MenuElementInput, type MenuFormInput } from './menu-input.ts';
import type { ReadElement } from './paste/read-lines.ts';
import type { RepricedDish } from './prices/priced-dishes.ts';
import { setConfirmed } from './set-confirmed.ts';

/** The changes of many elements of a menu at once. All of it stays in the form until the menu is saved. */
export function useMenuChanges(
  form: UseFormReturn<MenuFormInput>,
  append: (elements: MenuElementInput[]) => void,
) {
  const [remark, setRemark] = useState<string>();

  /** Where an element is now, which may not be where it was shown; undefined once it is gone. */
  function find(key: string): { index: number; element: MenuElementInput } | undefined {
    const contents = form.getValues('contents');
    const index = contents.findIndex((element, place) => elementKey(element, place) === key);
    const element = contents[index];
    return element && { index, element };
  }

  /** Sets new prices. A dish that is no longer as it was shown keeps its price, and the remark names it. */
  function setPrices(dishes: RepricedDish[]): void {
    const left = dishes.filter((dish) => {
      const found = find(dish.key);
      if (!found || !isAsShown(found.element, dish)) return true;
      form.setValue(`contents.${found.index}.content.2.contentString`, dish.newPrice);
      return false;
    });
    const changed = dishes.length - left.length;
    const names = left.map(({ name }) => name).join(', ');
    const done = changed > 0 && `${count(changed, 'price', 'prices')} changed. ${untilSaved}`;
    const stays = names && `Somebody else has changed these meanwhile, so they stay as they are: ${names}.`;
    setRemark([done, stays].filter(Boolean).join(' '));
  }

  /** Adds elements at the end. */
  function add(elements: ReadElement[]): void {
    append(elements.map(toElement));
    setRemark(`${count(elements.length, 'item', 'items')} added at the end. ${untilSaved}`);
  }

  /** Confirms the allergens of dishes that are still as they were read. */
  function confirm(dishes: WaitingElement[]): void {
    const right = dishes.flatMap(({ key, element }) => {
      const found = find(key);
      return found && isAsConfirmed(found.element, element) ? [found.index] : [];
    });
    for (const index of right) setConfirmed(form, index, true);
    setRemark(`${count(right.length, 'list', 'lists')} of allergens confirmed. ${untilSaved}`);
  }

  /** Turns notes such as "(4, 7)" into ticked allergens. A person still has to confirm them. */
  function readNotes(): void {
    const notes = form.getValues('contents').flatMap((element, index) => {
      const read = readAllergenNotes(element);
      return read ? [{ index, ...read }] : [];
    });
    for (const { index, element, allergens } of notes) {
      element.content.forEach(({ contentString }, place) => {
        form.setValue(`contents.${index}.content.${place}.contentString`, contentString);
      });
      form.setValue(`contents.${index}.allergens`, allergens);
      setConfirmed(form, index, false);
    }
    const unnamed = notes.filter((note) => note.unnamed.length > 0);
    const names = unnamed.map(({ element }) => element.content[0]?.contentString).join(', ');
    const choose = names && `Say which cereals or nuts these contain: ${names}.`;
    setRemark(
      [`${count(notes.length, 'note', 'notes')} read. Check them next.`, choose].filter(Boolean).join(' '),
    );
  }

  /** What the last change has done; undefined once it is forgotten. */
  return { remark, forgetRemark: () => setRemark(undefined), setPrices, add, confirm, readNotes };
}

const untilSaved = 'Guests see it once you save the menu.';

/** The number of elements with notes such as "(4, 7)" in their texts. */
export function countNotes(contents: readonly MenuElementInput[]): number {
  return contents.filter((element) => readAllergenNotes(element) !== undefined).length;
}

function toElement({ elementType, name, description, price }: ReadElement): MenuElementInput {
  if (menuElementStrings[elementType] === 3) return newElement(elementType, [name, description, price]);
  return newElement(elementType, [[name, description, price].filter(Boolean).join(' ')]);
}

function isAsShown(element: MenuElementInput, shown: RepricedDish): boolean {
  const { name, price } = readMenuEntry(element);
  return isDish(element) && name === shown.name && price === shown.price;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

import { isAsConfirmed, isDish, menuElementStrings, readAllergenNotes, readMenuEntry } from '@venue/domain';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import type { WaitingElement } from './allergens/check-list.tsx';
import { elementKey, newElement, type MenuElementInput, type MenuFormInput } from './menu-input.ts';
import type { ReadElement } from './paste/read-lines.ts';
import type { RepricedDish } from './prices/priced-dishes.ts';
import { setConfirmed } from './contents/set-confirmed.ts';

/** The changes of many elements of a menu at once. All of it stays in the form until the menu is saved. */
export function useMenuChanges(
  form: UseFormReturn<MenuFormInput>,
  append: (elements: MenuElementInput[]) => void,
) {
  const [done, setDone] = useState<{ title: string; undo: () => void }>();

  /** Says what a change has done, and takes it back for as long as nothing else has changed. */
  function finish(title: string, before: MenuElementInput[]): void {
    const after = JSON.stringify(form.getValues('contents'));
    const undo = () => {
      if (JSON.stringify(form.getValues('contents')) !== after) throw new ApiError('refused', changedSince);
      form.setValue('contents', before);
    };
    setDone({ title, undo });
  }

  const copyOfContents = () => structuredClone(form.getValues('contents'));

  /** An element's current place, which may have changed since it was shown; undefined once it is removed. */
  function find(key: string): { index: number; element: MenuElementInput } | undefined {
    const contents = form.getValues('contents');
    const index = contents.findIndex((element, place) => elementKey(element, place) === key);
    const element = contents[index];
    return element && { index, element };
  }

  /** Sets new prices. A dish that is no longer as it was shown keeps its price, and the remark names it. */
  function setPrices(dishes: RepricedDish[]): void {
    const before = copyOfContents();
    const left = dishes.filter((dish) => {
      const found = find(dish.key);
      if (!found || !isAsShown(found.element, dish)) return true;
      form.setValue(`contents.${found.index}.content.2.contentString`, dish.newPrice);
      return false;
    });
    const changed = dishes.length - left.length;
    const names = left.map(({ name }) => name).join(', ');
    const changes = changed > 0 && `${count(changed, 'price', 'prices')} changed. ${untilSaved}`;
    const stays = names && `Somebody else has changed these meanwhile, so they stay as they are: ${names}.`;
    finish([changes, stays].filter(Boolean).join(' '), before);
  }

  /** Adds elements at the end. */
  function add(elements: ReadElement[]): void {
    const before = copyOfContents();
    append(elements.map(toElement));
    finish(`${count(elements.length, 'item', 'items')} added at the end. ${untilSaved}`, before);
  }

  /** Confirms the allergens of dishes that are still as they were read. */
  function confirm(dishes: WaitingElement[]): void {
    const before = copyOfContents();
    const right = dishes.flatMap(({ key, element }) => {
      const found = find(key);
      return found && isAsConfirmed(found.element, element) ? [found.index] : [];
    });
    for (const index of right) setConfirmed(form, index, true);
    finish(`${count(right.length, 'list', 'lists')} of allergens confirmed. ${untilSaved}`, before);
  }

  /** Turns notes such as "(4, 7)" into ticked allergens. A person still has to confirm them. */
  function readNotes(): void {
    const before = copyOfContents();
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
    const read = `${count(notes.length, 'note', 'notes')} read. Check them next.`;
    finish([read, choose].filter(Boolean).join(' '), before);
  }

  /** What the last change has done, and what takes it back; undefined once it is forgotten. */
  return { done, forgetDone: () => setDone(undefined), setPrices, add, confirm, readNotes };
}

const changedSince = 'You have changed the menu since, so this is no longer taken back in one step.';
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

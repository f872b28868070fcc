import { menuElementStrings, readAllergenNotes } from '@venue/domain';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { newElement, type MenuElementInput, type MenuFormInput } from './menu-input.ts';
import type { ReadElement } from './paste/read-lines.ts';
import { setConfirmed } from './set-confirmed.ts';

/** The changes of many elements of a menu at once. All of it stays in the form until the menu is saved. */
export function useMenuChanges(
  form: UseFormReturn<MenuFormInput>,
  append: (elements: MenuElementInput[]) => void,
) {
  const [remark, setRemark] = useState<string>();

  /** Sets new prices, by the place of their dish. */
  function setPrices(prices: ReadonlyMap<number, string>): void {
    for (const [index, price] of prices) form.setValue(`contents.${index}.content.2.contentString`, price);
    setRemark(`${count(prices.size, 'price', 'prices')} changed. ${untilSaved}`);
  }

  /** Adds elements at the end. */
  function add(elements: ReadElement[]): void {
    append(elements.map(toElement));
    setRemark(`${count(elements.length, 'item', 'items')} added at the end. ${untilSaved}`);
  }

  /** Confirms the allergens of the dishes at these places. */
  function confirm(indexes: number[]): void {
    for (const index of indexes) setConfirmed(form, index, true);
    setRemark(`${count(indexes.length, 'list', 'lists')} of allergens confirmed. ${untilSaved}`);
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

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

import {
  isAsConfirmed,
  isDish,
  matchEntries,
  menuElement,
  messages,
  newEntryId,
  readFields,
  withIds,
  type MenuElement,
} from '@venue/domain';
import { HttpError } from '../../requests/http-error.ts';

/** An element of a menu to be stored: as it was sent, or as it is stored already. */
export type UnsettledElement = {
  elementType?: unknown;
  /** True: the author vouches for the allergens. False: somebody has to confirm them again. */
  confirmed?: boolean | undefined;
};

export type Settling = {
  /** The elements as stored. */
  known: readonly MenuElement[];
  /** An earlier state is stored again: its facts are its own, apart from what is off now. */
  isRestored?: boolean;
  /** Name of the author. */
  byName: string;
  now: Date;
};

/**
 * The elements as they are stored: each with an id of its own and the declared fields that were sent; a field that was
 * not sent is as it was stored. Only a dish keeps the facts of a dish. A confirmation is that of the author, or the
 * stored one as long as name, description and allergens are the same. Throws 400 for the confirmation of a dish without
 * a list of allergens.
 */
export function applyDishRules(elements: readonly UnsettledElement[], settling: Settling): MenuElement[] {
  const { known, isRestored = false } = settling;
  const read = elements.map((element) => readFields(menuElement, element));
  const sources = matchEntries(read, known);
  const ids = withIds(
    read.map((own, index) => ({ _id: own._id || sources[index]?._id })),
    newEntryId,
  );
  return read.map((own, index) => {
    const source = sources[index];
    const { _id } = ids[index]!;
    const kept = isRestored ? {} : unsent(elements[index]!, source);
    const { allergens, diets, off: _off, allergensChecked: _checked, ...rest } = { ...own, ...kept, _id };
    if (!isDish(rest)) return rest;
    // What is off tonight stays off, whatever earlier state comes back. A copy is not off.
    const stored = _id === source?._id ? source.off : undefined;
    const off = isRestored || own.off === undefined ? stored : own.off;
    const dish: MenuElement = {
      ...rest,
      ...(allergens && { allergens: [...new Set(allergens)] }),
      ...(diets && { diets: [...new Set(diets)] }),
      ...(off !== undefined && { off }),
    };
    const allergensChecked = confirmation(dish, elements[index]?.confirmed, source, settling, index);
    return { ...dish, ...(allergensChecked && { allergensChecked }) };
  });
}

/** The stored fields of an element that its sender has not sent. */
function unsent(sent: UnsettledElement, source: MenuElement | undefined): Partial<MenuElement> {
  const known = Object.entries(source ?? {});
  return Object.fromEntries(known.filter(([name]) => sent[name as keyof UnsettledElement] === undefined));
}

function confirmation(
  dish: MenuElement,
  confirmed: boolean | undefined,
  source: MenuElement | undefined,
  { byName, now }: Settling,
  index: number,
): MenuElement['allergensChecked'] {
  if (confirmed === undefined)
    return source && isAsConfirmed(dish, source) ? source.allergensChecked : undefined;
  if (!confirmed) return undefined;
  if (!dish.allergens)
    throw new HttpError(400, messages.allergensMissing, { field: `contents[${index}].allergens` });
  return { byName, at: now };
}

import {
  haveSameAllergens,
  isDish,
  may,
  messages,
  readContent,
  readMenuEntry,
  type Menu,
} from '@venue/domain';
import type { DishChange } from '@venue/domain/schemas';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { updateRecord } from '../records/save.ts';

/**
 * Changes the facts or the price of one dish of a menu, and nothing else of it: changes of several dishes at once are all
 * kept. Resolves with the menu. Throws 404 for an unknown menu or dish, 409 if its name, description, allergens or price
 * are not what the caller has read, 403 for a price from staff who may not change menus, and 400 for the confirmation of
 * a dish without a list of allergens.
 * @param item id of the dish
 */
export function changeDish(id: string, item: string, sent: DishChange, by: Actor): Promise<Menu> {
  const { name, description, price, formerPrice, before: seen, ...facts } = sent;
  if (price !== undefined && !may(by, 'editContent')) throw new HttpError(403, messages.wrongRole);
  const change = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return updateRecord(
    'menus',
    id,
    (before) => {
      const { contents } = readContent('menus', id, before);
      const dish = contents.find((element) => element._id === item);
      if (!dish || !isDish(dish)) throw new HttpError(404, messages.dishUnknown);
      const stored = readMenuEntry(dish);
      const isAsSeen =
        (name ?? stored.name) === stored.name &&
        (description ?? stored.description) === stored.description &&
        (!seen || haveSameAllergens(seen, dish));
      if (!isAsSeen) throw new HttpError(409, messages.dishChanged);
      if ((formerPrice ?? stored.price) !== stored.price)
        throw new HttpError(409, messages.dishPriceChanged(stored.price));
      if (sent.confirmed && !(sent.allergens ?? dish.allergens))
        throw new HttpError(400, messages.allergensMissing, { field: 'allergens' });
      const [first, second] = dish.content;
      const content = price === undefined ? dish.content : [first, second, { contentString: price }];
      const changed = { ...dish, ...change, content };
      return { contents: contents.map((element) => (element === dish ? changed : element)) };
    },
    { by },
  );
}

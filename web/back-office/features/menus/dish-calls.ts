import type { Json, Menu } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';
import type { ConfirmedFacts } from './allergens/dish-facts-dialog.tsx';
import type { DishOnMenu } from './dishes/dishes-on-menus.ts';
import type { Off } from './off/off-buttons.tsx';

/** The change of one dish: off or back on, what it contains, or what it costs now instead of what the person saw. */
export type DishChange = { off: Off } | ConfirmedFacts | { price: string; formerPrice: string };

/** Changes one dish and leaves the rest of its menu as it is on the server. @throws ApiError */
export type ChangeDish = (
  dish: { menu: Pick<Menu, '_id'>; element: DishOnMenu['element'] },
  change: DishChange,
) => Promise<unknown>;

/** The call that changes one dish of a menu. */
export function dishCall(uid: string): ChangeDish {
  return ({ menu, element }, change) =>
    officeApi<Json<Menu>>({
      method: 'PUT',
      path: `/menus/${menu._id}/items/${element._id}/${uid}`,
      body: change,
    });
}

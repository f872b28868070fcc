import { fits, type Menu } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { MenuCard } from '../../../ui/content/menu-card.tsx';
import { useNow } from '../../../ui/now.tsx';
import { addressInOneLine } from '../../layout/footer/address.ts';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { DishOutcome } from './dish-filter.tsx';
import { choiceOf, type DishWish } from './dish-filter-choices.ts';
import { withoutOff } from './without-off.ts';

type GuestCardProps = {
  menu: Menu;
  /** What the guest asks of the dishes. */
  wishes: readonly DishWish[];
};

/** A menu's card as it is now, and above it what the guest's choice leaves of it. */
export function GuestCard({ menu, wishes }: GuestCardProps) {
  const { website } = usePublished();
  const now = useNow();
  const shown = website.menuOffDishes === 'gone' ? withoutOff(menu, now) : menu;
  const choice = choiceOf(wishes);
  const place = website.addressLine || addressInOneLine;
  const address = `${place} · ${website.contactNumber || venue.phone.display}`;
  return (
    <>
      <DishOutcome menu={shown} {...{ wishes, now }} />
      <MenuCard menu={shown} fits={(dish) => fits(dish, choice)} {...{ now, address }} />
      {shown.contents.length === 0 ? <NothingYet what="There’s nothing on this menu just now." /> : null}
    </>
  );
}

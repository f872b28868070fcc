import { may } from '@venue/domain';
import { useMemo } from 'react';
import { useStaff } from '../../../access/staff.ts';
import { dishCall } from '../dish-calls.ts';
import { DishAvailability } from './dish-availability.tsx';
import { useLiveMenus } from '../live-menus.ts';

/** "86 a dish" with the live menus, for any screen; nothing while there are no menus. */
export function LiveDishAvailability() {
  const staff = useStaff();
  const menus = useLiveMenus();
  const change = useMemo(() => dishCall(staff.uid), [staff.uid]);
  const hasPrices = may(staff, 'editContent');
  return menus.length > 0 && <DishAvailability menus={menus} change={change} hasPrices={hasPrices} />;
}

import type { Menu } from '@venue/domain';
import { useLiveCollection } from '../../live/use-live.ts';
import { useStaff } from '../../session/staff.ts';
import { EightySix } from './eighty-six.tsx';
import { changeMenuContents } from './menu-calls.ts';

const none: Menu[] = [];

/** "86 a dish" with the live menus, for any screen. */
export function LiveEightySix() {
  const { uid } = useStaff();
  const menus = useLiveCollection<Menu>('menus');
  return (
    <EightySix
      menus={menus.status === 'ready' ? menus.value.toSorted((a, b) => a.position - b.position) : none}
      uid={uid}
      changeContents={(menu, change) => changeMenuContents(uid, menu, change)}
    />
  );
}

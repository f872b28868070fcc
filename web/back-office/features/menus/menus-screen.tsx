import { menu, messages, toInput, type Menu } from '@venue/domain';
import { useMemo } from 'react';
import { RecordsScreen } from '../../records/records-screen.tsx';
import { useStaff } from '../../access/staff.ts';
import { dishCall } from './dish-calls.ts';
import { DishAvailability } from './off/dish-availability.tsx';
import { useLiveMenus } from './live-menus.ts';
import { menuCalls, replaceAllMenus } from './menu-calls.ts';
import { MenuForm } from './menu-form.tsx';
import type { MenuFormInput } from './menu-input.ts';
import { MenuOrder } from './menu-order.tsx';
import { StoredMenusContext } from './stored-menus.ts';

const listWords = {
  heading: 'CURRENT MENUS',
  emptyMessage: 'There are no menus yet. Create the first one below.',
  question: messages.confirmMenuDelete,
  deletedMessage: messages.menuDeleted,
};

/** Menus admin: the menus, their order, and the forms. */
export function MenusScreen() {
  const { uid } = useStaff();
  const calls = useMemo(() => menuCalls(uid), [uid]);
  const change = useMemo(() => dishCall(uid), [uid]);
  const stored = useLiveMenus();
  return (
    <StoredMenusContext value={stored}>
      <RecordsScreen
        kind="menus"
        detailOf={({ route, contents }) => `/menus?${route} · ${contents.length} items`}
        listWords={listWords}
        createdMessage={messages.menuCreated}
        toInput={toMenuInput}
        calls={calls}
        Form={MenuForm}
        above={() => stored.length > 0 && <DishAvailability menus={stored} change={change} hasPrices />}
        below={(menus) => menus.length > 1 && <MenuOrder menus={menus} onSave={replaceAllMenus} />}
      />
    </StoredMenusContext>
  );
}

function toMenuInput(record: Menu): MenuFormInput {
  return toInput(menu, record);
}

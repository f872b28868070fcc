import { emptyMenu, menu, messages, toInput, type Menu } from '@venue/domain';
import { useMemo } from 'react';
import { RecordsScreen } from '../../forms/records-screen.tsx';
import { useStaff } from '../../session/staff.ts';
import { LiveEightySix } from './live-eighty-six.tsx';
import { menuCalls, replaceAllMenus } from './menu-calls.ts';
import { MenuForm } from './menu-form.tsx';
import { MenuOrder } from './menu-order.tsx';

const listWords = {
  heading: 'CURRENT MENUS',
  emptyMessage: 'There are no menus yet. Create the first one below.',
  question: messages.confirmMenuDelete,
  deletedMessage: messages.menuDeleted,
};

/** Menus admin (section 2.7): the menus, their order, and the forms. */
export function MenusScreen() {
  const { uid } = useStaff();
  const calls = useMemo(() => menuCalls(uid), [uid]);
  return (
    <RecordsScreen
      collection="menus"
      title="Menus"
      noun="menu"
      compare={byPosition}
      detailOf={({ route, contents }) => `/menus?${route} · ${contents.length} items`}
      listWords={listWords}
      createdMessage={messages.menuCreated}
      empty={emptyMenu}
      toInput={(record) => toInput(menu, record)}
      calls={calls}
      Form={MenuForm}
      above={(menus) => menus.length > 0 && <LiveEightySix />}
      below={(menus) => menus.length > 1 && <MenuOrder menus={menus} onSave={replaceAllMenus} />}
    />
  );
}

function byPosition(a: Menu, b: Menu): number {
  return a.position - b.position;
}

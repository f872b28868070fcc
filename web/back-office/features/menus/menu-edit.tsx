import type { Menu } from '@venue/domain';
import { useMemo } from 'react';
import { EditPanel } from '../../forms/edit-panel.tsx';
import { updateMenu } from './menu-calls.ts';
import { MenuForm } from './menu-form.tsx';
import { toMenuInput } from './menu-input.ts';

type MenuEditProps = {
  menu: Menu;
  uid: string;
  /** Puts the panel away. */
  onClear: () => void;
};

/** The edit panel of a menu; Clear Menu Edit puts it away and asks first when there is something to lose. */
export function MenuEdit({ menu, uid, onClear }: MenuEditProps) {
  const record = useMemo(() => ({ values: toMenuInput(menu), updatedAt: menu.updatedAt }), [menu]);

  return (
    <EditPanel what="menu" path={`menus/${menu._id}`} clearLabel="Clear Menu Edit" onClear={onClear}>
      {(actions) => (
        <MenuForm
          kind="edit"
          name={`menu “${menu.title}”`}
          path={`menus/${menu._id}`}
          uid={uid}
          record={record}
          onSave={(input, basedOn) => updateMenu(uid, menu._id, input, basedOn)}
          startsOpen
          actions={actions}
        />
      )}
    </EditPanel>
  );
}

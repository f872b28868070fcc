import { emptyMenu, messages, type Menu } from '@venue/domain';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useLiveCollection } from '../../live/use-live.ts';
import { HistoryLink } from '../../shell/history-link.tsx';
import { RecordList } from '../../forms/record-list.tsx';
import { SaveOutcome } from '../../forms/save-outcome.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useStaff } from '../../session/staff.ts';
import { LiveEightySix } from './live-eighty-six.tsx';
import { createMenu, deleteMenu, replaceAllMenus } from './menu-calls.ts';
import { MenuEdit } from './menu-edit.tsx';
import { MenuForm } from './menu-form.tsx';
import { toMenuInput } from './menu-input.ts';
import { MenuOrder } from './menu-order.tsx';

const newMenu = { values: toMenuInput(emptyMenu) };
const saved = { kind: 'saved' } as const;

/** Menus admin (section 2.7): what there is, its order, what changes it and what adds to it. */
export function MenusScreen() {
  const { uid } = useStaff();
  const live = useLiveCollection<Menu>('menus');
  // In the address, so that a reload comes back to the same menu.
  const [search, setSearch] = useSearchParams();
  const [created, setCreated] = useState(0);
  const handleCreated = useCallback(() => setCreated((count) => count + 1), []);
  const menus = useMemo(
    () => (live.status === 'ready' ? live.value.toSorted((a, b) => a.position - b.position) : []),
    [live],
  );
  const editing = menus.find((menu) => menu._id === search.get('edit'));

  function setEditing(id: string | undefined) {
    setSearch(id ? { edit: id } : {}, { replace: true });
  }

  return (
    <>
      <PageTitle title="Menus" />
      <h1>Menus</h1>
      <p>
        <HistoryLink of="menus">History of the menus, deleted ones too</HistoryLink>
      </p>
      {live.status === 'loading' ? (
        <Waiting label="Fetching the menus" />
      ) : (
        <>
          {menus.length > 0 && <LiveEightySix />}
          <RecordList
            heading="CURRENT MENUS"
            records={menus.map((menu) => ({
              id: menu._id,
              name: menu.title,
              detail: `/menus?${menu.route} · ${menu.contents.length} items`,
            }))}
            emptyMessage="There are no menus yet. Create the first one below."
            editing={editing?._id}
            onEdit={setEditing}
            onDelete={(id) => deleteMenu(uid, id)}
            question={messages.confirmMenuDelete}
            deletedMessage={messages.menuDeleted}
          />
          {menus.length > 1 && <MenuOrder menus={menus} onSave={replaceAllMenus} />}
          {editing && (
            <MenuEdit key={editing._id} menu={editing} uid={uid} onClear={() => setEditing(undefined)} />
          )}
          <SaveOutcome
            key={created}
            outcome={created > 0 ? saved : undefined}
            savedMessage={messages.menuCreated}
            failedMessage={messages.expiredToken}
          />
          <MenuForm
            key={`new-${created}`}
            kind="create"
            name="new menu"
            path="menus/new"
            uid={uid}
            record={newMenu}
            onSave={(input) => createMenu(uid, input)}
            onSaved={handleCreated}
          />
        </>
      )}
    </>
  );
}

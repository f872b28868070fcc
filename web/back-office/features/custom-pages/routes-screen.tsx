import { emptyRoute, messages, type Route } from '@venue/domain';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useLiveCollection } from '../../live/use-live.ts';
import { HistoryLink } from '../../shell/history-link.tsx';
import { RecordList } from '../../forms/record-list.tsx';
import { SaveOutcome } from '../../forms/save-outcome.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useStaff } from '../../session/staff.ts';
import { createRoute, deleteRoute } from './route-calls.ts';
import { RouteEdit } from './route-edit.tsx';
import { RouteForm } from './route-form.tsx';
import { toRouteInput } from './route-input.ts';

const newRoute = { values: toRouteInput(emptyRoute) };
const saved = { kind: 'saved' } as const;

/** Routes admin (section 2.7): the custom pages there are, and the builder of new ones. */
export function RoutesScreen() {
  const { uid } = useStaff();
  const live = useLiveCollection<Route>('routes');
  // In the address, so that a reload comes back to the same route.
  const [search, setSearch] = useSearchParams();
  const [created, setCreated] = useState(0);
  const handleCreated = useCallback(() => setCreated((count) => count + 1), []);
  const routes = useMemo(
    () =>
      live.status === 'ready' ? live.value.toSorted((a, b) => a.title.localeCompare(b.title, 'en-IE')) : [],
    [live],
  );
  const editing = routes.find((route) => route._id === search.get('edit'));

  function setEditing(id: string | undefined) {
    setSearch(id ? { edit: id } : {}, { replace: true });
  }

  async function handleDelete(id: string) {
    await deleteRoute(id);
    if (editing?._id === id) setEditing(undefined);
  }

  return (
    <>
      <PageTitle title="Routes" />
      <h1>Routes</h1>
      <p>
        <HistoryLink of="routes">History of the routes, deleted ones too</HistoryLink>
      </p>
      {live.status === 'loading' ? (
        <Waiting label="Fetching the routes" />
      ) : (
        <>
          <RecordList
            heading="CURRENT ROUTES"
            records={routes.map((route) => ({
              id: route._id,
              name: route.title,
              detail: `${route.route} · ${route.panels.length} panels`,
            }))}
            emptyMessage="There are no custom pages yet. Create the first one below."
            editing={editing?._id}
            onEdit={setEditing}
            onDelete={handleDelete}
            question={messages.confirmRouteDelete}
            deletedMessage={messages.routeDeleted}
            words={{ edit: 'EDIT', remove: 'DELETE' }}
          />
          {editing && (
            <RouteEdit key={editing._id} route={editing} uid={uid} onClear={() => setEditing(undefined)} />
          )}
          <SaveOutcome
            key={created}
            outcome={created > 0 ? saved : undefined}
            savedMessage={messages.routeCreated}
            failedMessage={messages.expiredToken}
          />
          <RouteForm
            key={`new-${created}`}
            kind="create"
            name="new page"
            path="routes/new"
            uid={uid}
            record={newRoute}
            onSave={createRoute}
            onSaved={handleCreated}
          />
        </>
      )}
    </>
  );
}

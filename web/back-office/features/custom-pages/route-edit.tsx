import type { Route } from '@venue/domain';
import { useMemo } from 'react';
import { EditPanel } from '../../forms/edit-panel.tsx';
import { updateRoute } from './route-calls.ts';
import { RouteForm } from './route-form.tsx';
import { toRouteInput } from './route-input.ts';

type RouteEditProps = {
  route: Route;
  uid: string;
  /** Puts the panel away. */
  onClear: () => void;
};

/** The edit panel of a custom page; Clear Route Edit puts it away and asks first when there is something to lose. */
export function RouteEdit({ route, uid, onClear }: RouteEditProps) {
  const record = useMemo(() => ({ values: toRouteInput(route), updatedAt: route.updatedAt }), [route]);

  return (
    <EditPanel what="route" path={`routes/${route._id}`} clearLabel="Clear Route Edit" onClear={onClear}>
      {(actions) => (
        <RouteForm
          kind="edit"
          name={`page “${route.title}”`}
          path={`routes/${route._id}`}
          uid={uid}
          record={record}
          onSave={(input, basedOn) => updateRoute(route._id, input, basedOn)}
          startsOpen
          actions={actions}
        />
      )}
    </EditPanel>
  );
}

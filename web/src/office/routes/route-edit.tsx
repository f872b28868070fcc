import type { Route } from '@venue/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { Question } from '../frame/question.tsx';
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
  const [discardAsked, setDiscardAsked] = useState<() => void>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, []);

  return (
    <div ref={panel}>
      <RouteForm
        kind="edit"
        name={`route “${route.title}”`}
        uid={uid}
        record={record}
        onSave={(input, basedOn) => updateRoute(route._id, input, basedOn)}
        startsOpen
        actions={(discard, isUnsaved) => (
          <>
            <Button look="plain" onClick={() => (isUnsaved ? setDiscardAsked(() => discard) : onClear())}>
              Clear Route Edit
            </Button>
            <HistoryLink of={`routes/${route._id}`}>History of this route</HistoryLink>
          </>
        )}
      />
      <Question
        isOpen={discardAsked !== undefined}
        title="Throw away your changes to this route?"
        confirmLabel="Throw away"
        onConfirm={() => {
          discardAsked?.();
          onClear();
        }}
        onCancel={() => setDiscardAsked(undefined)}
      />
    </div>
  );
}

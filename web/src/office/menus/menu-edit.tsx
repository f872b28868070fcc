import type { Menu } from '@venue/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { Question } from '../frame/question.tsx';
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
  const [discardAsked, setDiscardAsked] = useState<() => void>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, []);

  return (
    <div ref={panel}>
      <MenuForm
        kind="edit"
        name={`menu “${menu.title}”`}
        uid={uid}
        record={record}
        onSave={(input, basedOn) => updateMenu(uid, menu._id, input, basedOn)}
        startsOpen
        actions={(discard, isUnsaved) => (
          <>
            <Button look="plain" onClick={() => (isUnsaved ? setDiscardAsked(() => discard) : onClear())}>
              Clear Menu Edit
            </Button>
            <HistoryLink of={`menus/${menu._id}`}>History of this menu</HistoryLink>
          </>
        )}
      />
      <Question
        isOpen={discardAsked !== undefined}
        title="Throw away your changes to this menu?"
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

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { HistoryLink } from '../shell/history-link.tsx';
import { Question } from '../shell/question.tsx';

type EditPanelProps = {
  /** What is edited, as staff call it. */
  what: 'menu' | 'route';
  /** Where it is stored, for its history. */
  path: string;
  clearLabel: string;
  /** Puts the panel away. */
  onClear: () => void;
  /** Draws the form with the panel's buttons, which need what throws the changes away. */
  children: (actions: (discard: () => void, isUnsaved: boolean) => ReactNode) => ReactNode;
};

/** What stands around the form of a record that was picked from a list: it comes into view, and is put away again. */
export function EditPanel({ what, path, clearLabel, onClear, children }: EditPanelProps) {
  const [discardAsked, setDiscardAsked] = useState<() => void>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, []);

  return (
    <div ref={panel}>
      {children((discard, isUnsaved) => (
        <>
          <Button look="plain" onClick={() => (isUnsaved ? setDiscardAsked(() => discard) : onClear())}>
            {clearLabel}
          </Button>
          <HistoryLink of={path}>{`History of this ${what}`}</HistoryLink>
        </>
      ))}
      <Question
        isOpen={discardAsked !== undefined}
        title={`Throw away your changes to this ${what}?`}
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

import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Something that was just taken out of a list. */
export type Removed<Entry> = { value: Entry; index: number; name: string };

type UndoRemovalProps<Entry> = {
  removed: Removed<Entry> | undefined;
  onUndo: (removed: Removed<Entry>) => void;
};

/** Says what was removed last and puts it back where it was. */
export function UndoRemoval<Entry>({ removed, onUndo }: UndoRemovalProps<Entry>) {
  if (!removed) return null;
  return (
    <Notice title={`Removed “${removed.name}”.`}>
      <Button small look="plain" onClick={() => onUndo(removed)}>
        Undo
      </Button>
    </Notice>
  );
}

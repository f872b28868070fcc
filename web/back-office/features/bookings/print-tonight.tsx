import { Button } from '../../../ui/button.tsx';

/** Prints tonight's sheet, as soon as there is one: before, the paper would be empty. */
export function PrintTonight({ isReady }: { isReady: boolean }) {
  return (
    <Button small look="quiet" disabled={!isReady} onClick={() => window.print()}>
      Print tonight
    </Button>
  );
}

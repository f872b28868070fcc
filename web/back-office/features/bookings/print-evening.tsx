import { Button } from '../../../ui/button.tsx';

/** Prints the sheet of the evening, as soon as there is one: before, the paper would be empty. */
export function PrintEvening({ isReady }: { isReady: boolean }) {
  return (
    <Button small look="quiet" disabled={!isReady} onClick={() => window.print()}>
      Print this evening
    </Button>
  );
}

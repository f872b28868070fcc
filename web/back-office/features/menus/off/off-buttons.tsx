import { endOfTonight, offUntil, type MenuElement } from '@venue/domain';
import { Button } from '../../../../ui/button.tsx';
import { useNow } from '../../../../ui/now.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';

/** The state of a dish that is off; null puts it back on. */
export type Off = NonNullable<MenuElement['off']> | null;

type OffButtonsProps = {
  element: MenuElement;
  /** The name of the dish, for screen readers. */
  name: string;
  disabled: boolean;
  onChange: (off: Off) => void;
};

/** Takes a dish off for tonight or until somebody says, or puts it back on. */
export function OffButtons({ element, name, disabled, onChange }: OffButtonsProps) {
  const now = useNow();
  const which = <VisuallyHidden> {name}</VisuallyHidden>;
  if (offUntil(element, now) !== undefined) {
    return (
      <Button small disabled={disabled} onClick={() => onChange(null)}>
        Back on{which}
      </Button>
    );
  }
  return (
    <>
      <Button
        small
        look="danger"
        disabled={disabled}
        onClick={() => onChange({ until: endOfTonight(new Date()) })}
      >
        Off tonight{which}
      </Button>
      <Button small look="quiet" disabled={disabled} onClick={() => onChange({ until: null })}>
        Off until I say{which}
      </Button>
    </>
  );
}

import { endOfTonight, offUntil, type MenuElement } from '@venue/domain';
import { Button } from '../../../../ui/button.tsx';
import { useNow } from '../../../../ui/now.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './off-buttons.module.css';

/** The state of a dish that is off; null puts it back on. */
export type Off = NonNullable<MenuElement['off']> | null;

type OffButtonsProps = {
  element: MenuElement;
  /** The name of the dish, for screen readers. */
  name: string;
  disabled: boolean;
  onChange: (off: Off) => void;
};

/**
 * Takes a dish off for tonight or until somebody says, or puts it back on. The button that was pressed stays where it is,
 * pressed, and the other one becomes "Back on": a second tap at the same place takes nothing back.
 */
export function OffButtons({ element, name, disabled, onChange }: OffButtonsProps) {
  const now = useNow();
  const until = offUntil(element, now);
  const isTonight = until !== undefined && until !== null && until <= endOfTonight(now);
  const which = <VisuallyHidden> {name}</VisuallyHidden>;
  const choices = [
    { label: 'Off tonight', look: 'danger', isPressed: isTonight, isSoon: true },
    { label: 'Off until I say', look: 'quiet', isPressed: until !== undefined && !isTonight, isSoon: false },
  ] as const;
  return choices.map(({ label, look, isPressed, isSoon }) => {
    const isBack = until !== undefined && !isPressed;
    return (
      <Button
        key={label}
        small
        look={isBack ? 'ink' : look}
        disabled={disabled}
        // Not `disabled`, which would drop the keyboard's focus.
        aria-disabled={isPressed || undefined}
        aria-pressed={isPressed || undefined}
        onClick={() => {
          if (isBack) onChange(null);
          else if (!isPressed) onChange({ until: isSoon ? endOfTonight(new Date()) : null });
        }}
      >
        {/* As wide as before, so that the buttons beside it stay. */}
        <span className={styles.label} data-label={label}>
          <span>
            {isBack ? 'Back on' : label}
            {which}
          </span>
        </span>
      </Button>
    );
  });
}

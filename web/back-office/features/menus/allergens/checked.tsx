import { formatLongDate, type MenuElement } from '@venue/domain';
import { Button } from '../../../../ui/button.tsx';
import layout from '../../../shell/layout.module.css';
import styles from './checked.module.css';

type CheckedProps = {
  checked: NonNullable<MenuElement['allergensChecked']>;
  isOff?: boolean;
  onWithdraw: () => void;
};

/** Who confirmed the allergens of a dish and when, with a button to take the confirmation back. */
export function Checked({ checked: { byName, at }, isOff, onWithdraw }: CheckedProps) {
  return (
    <div className={`${layout.tight} ${styles.checked}`}>
      <p className={layout.quiet}>
        {`Checked ${byName ? `by ${byName} ` : ''}on ${formatLongDate(at)}. If the name, description or allergens change, it has to be checked again.`}
      </p>
      <Button small look="quiet" disabled={isOff} onClick={onWithdraw}>
        Undo this check
      </Button>
    </div>
  );
}

import { readMenuEntry, type MenuElement } from '@venue/domain';
import { useConnection } from '../../../../connection/use-connection.ts';
import { useAction } from '../../../api/use-action.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import { useStaff } from '../../../access/staff.ts';
import layout from '../../../shell/layout.module.css';
import { dishCall } from '../dish-calls.ts';
import { OffButtons } from '../off/off-buttons.tsx';

type EntryOffProps = {
  /** The dish as it is stored. */
  element: MenuElement;
  /** Path of its menu. */
  path: string;
};

/** Takes the dish of a menu form off, or puts it back on: at once, whatever else in the form is not saved yet. */
export function EntryOff({ element, path }: EntryOffProps) {
  const { uid } = useStaff();
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const menu = { _id: path.split('/')[1] ?? '' };
  return (
    <>
      <div className={layout.row}>
        <OffButtons
          element={element}
          name={readMenuEntry(element).name}
          disabled={isBusy || !isOnline}
          onChange={(off) => void run(() => dishCall(uid)({ menu, element }, { off }))}
        />
      </div>
      {error && <FailureNotice error={error} />}
    </>
  );
}

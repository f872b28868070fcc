import { formatLongDateTime, fromLocalInput } from '@venue/domain';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useNow } from '../../../../ui/now.tsx';
import layout from '../../../shell/layout.module.css';

type MoveGigProps = {
  /** The new start, a form value. */
  start: string;
  /** The start that is stored, empty if there is none. */
  before: string;
  isDisabled: boolean;
  onChange: (start: string) => void;
  onMove: () => Promise<void>;
};

/** The new date of a gig. Doors and likely end move along with it. */
export function MoveGig({ start, before, isDisabled, onChange, onMove }: MoveGigProps) {
  const now = useNow();
  const date = fromLocalInput(start);
  const words = formatLongDateTime(date);
  const canMove = date > now && start !== before && !isDisabled;
  return (
    <form
      className={layout.stack}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (canMove) void onMove();
      }}
    >
      <Field
        label="New date and time"
        hint={words || 'Choose the day and the time.'}
        error={date <= now && start !== before ? 'That has passed. Choose a later date.' : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={start}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <div className={layout.row}>
        <Button type="submit" look="brass" disabled={!canMove}>
          Move it to this date
        </Button>
      </div>
    </form>
  );
}

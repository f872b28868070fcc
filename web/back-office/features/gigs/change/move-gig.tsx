import { formatLongDateTime, fromLocalInput, toLocalInput, type MusicEvent } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useNow } from '../../../../ui/now.tsx';
import layout from '../../../shell/layout.module.css';

type MoveGigProps = {
  event: MusicEvent;
  isDisabled: boolean;
  /** @param start the new start as a form value */
  onMove: (start: string) => Promise<void>;
};

/** The new date of a gig. Doors and likely end move along with it. */
export function MoveGig({ event, isDisabled, onMove }: MoveGigProps) {
  const now = useNow();
  const before = event.datetime ? toLocalInput(event.datetime) : '';
  const [start, setStart] = useState(before);
  const date = fromLocalInput(start);
  const words = formatLongDateTime(date);
  const canMove = date > now && start !== before && !isDisabled;
  return (
    <form
      className={layout.stack}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (canMove) void onMove(start);
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
            onChange={({ target }) => setStart(target.value)}
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

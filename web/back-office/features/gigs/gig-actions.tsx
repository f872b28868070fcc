import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** What can be done with a gig, by its id. */
export type GigHandlers = {
  onEdit: (id: string) => void;
  /** Cancels, postpones or moves it, or says that it is sold out. */
  onChange: (id: string) => void;
  /** Starts a new gig like this one, on its next free evening. */
  onRepeat: (id: string) => void;
  /** Starts a new gig like this one, without a date. */
  onDuplicate: (id: string) => void;
  onDelete: (id: string) => void;
};

type GigActionsProps = { id: string; artist: string; actions: GigHandlers };

/** The buttons of a gig, each named for screen readers. */
export function GigActions({ id, artist, actions }: GigActionsProps) {
  const which = <VisuallyHidden> {artist || 'No artist yet'}</VisuallyHidden>;
  return (
    <>
      <Button small onClick={() => actions.onEdit(id)}>
        Edit{which}
      </Button>
      <Button small look="quiet" onClick={() => actions.onChange(id)}>
        Change{which}
      </Button>
      <Button small look="quiet" onClick={() => actions.onRepeat(id)}>
        List again{which}
      </Button>
      <Button small look="plain" onClick={() => actions.onDuplicate(id)}>
        Duplicate{which}
      </Button>
      <Button small look="plain" onClick={() => actions.onDelete(id)}>
        Delete{which}
      </Button>
    </>
  );
}

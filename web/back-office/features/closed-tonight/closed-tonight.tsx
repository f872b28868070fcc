import {
  areasAt,
  endOfNight,
  formatNearby,
  isClosed,
  nightOf,
  type ClosedTonight as StoredClosure,
  type Gig,
  type OpeningHours,
} from '@venue/domain';
import { useState, type ReactNode } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import { useAction } from '../../api/use-action.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import layout from '../../shell/layout.module.css';
import { readDraft, writeDraft } from '../../unsaved/drafts.ts';
import { closingDraft, ClosingForm, type ClosingDraft } from './closing-form.tsx';
import type { ClosingInput } from './closing-calls.ts';

type ClosedTonightProps = {
  uid: string;
  closure: StoredClosure;
  hours: OpeningHours;
  /** Tonight's gigs that are not called off. */
  gigs: readonly Gig[];
  /** Renders what is booked and planned between two days already. */
  onDays: (from: string, to: string) => ReactNode;
  /** @throws ApiError */
  close: (input: ClosingInput) => Promise<unknown>;
  /** Resolves with the outcome in words. @throws ApiError */
  open: () => Promise<string>;
};

/** Closes the house, or an area early, in two or three taps and everywhere at once, and opens it again with one. */
export function ClosedTonight(props: ClosedTonightProps) {
  const { uid, closure, hours, gigs, onDays, close, open } = props;
  const { isOnline } = useConnection();
  const now = useNow(...(closure.until ? [closure.until] : []));
  const { isBusy, error, run, forget } = useAction();
  /** The area whose form is open: empty for the whole house. */
  const [area, setArea] = useState(() => readDraft<ClosingDraft>(uid, closingDraft)?.values.area);
  const [remark, setRemark] = useState<string>();
  const isBlocked = isBusy || !isOnline;

  function endForm() {
    writeDraft(uid, closingDraft, undefined);
    setArea(undefined);
    forget();
  }

  const handleClose = (input: ClosingInput) =>
    run(async () => {
      setRemark(undefined);
      await close(input);
      endForm();
    });
  const handleOpen = () => run(async () => setRemark(await open()));

  return (
    <section className={layout.block} aria-labelledby="closing">
      <h2 id="closing" className={layout.small}>
        Close tonight
      </h2>
      {isClosed(closure, now) ? (
        <Notice kind="done" title={closure.notice}>
          <p>{describeClosure(closure, now)}</p>
          <Button small look="quiet" disabled={isBlocked} onClick={() => void handleOpen()}>
            Open again
          </Button>
        </Notice>
      ) : area === undefined ? (
        <div className={layout.row}>
          <Button look="quiet" onClick={() => setArea('')}>
            Closed tonight
          </Button>
          {areasAt(hours, now)
            .filter(({ isOpen, opensNext }) => isOpen || (opensNext && opensNext < endOfNight(nightOf(now))))
            .map(({ name }) => (
              <Button key={name} look="quiet" onClick={() => setArea(name)}>
                {name} closes early
              </Button>
            ))}
        </div>
      ) : (
        <ClosingForm
          key={area}
          uid={uid}
          area={area}
          hours={hours}
          gigs={gigs}
          onDays={onDays}
          isBlocked={isBlocked}
          error={error}
          onClose={(input) => void handleClose(input)}
          onCancel={endForm}
        />
      )}
      {remark && <Notice title={remark} />}
      {error && <FailureNotice error={error} effect="Nothing was changed." />}
    </section>
  );
}

/** Where it shows, and until when. */
function describeClosure({ until, gigs }: StoredClosure, now: Date): string {
  const gig = gigs.length > 0 ? ' Tonight’s music says so, too.' : '';
  return `Guests see it on every page, in the opening hours and when they book, till ${until ? formatNearby(until, now) : ''}.${gig}`;
}

import type { Gig } from '@venue/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/now.tsx';
import { ApiError } from '../../api/api-error.ts';
import { listDraftPaths } from '../../unsaved/drafts.ts';
import { Panel } from '../../shell/panel.tsx';
import { daysOf, GigForm } from './gig-form.tsx';
import { blankGigInput, duplicateGigInput, repeatGigInput, type GigFormInput } from './gig-input.ts';
import type { GigCalls } from './gig-calls.ts';
import { PickedGig } from './picked-gig.tsx';
import type { ConflictsOn } from './repeat/conflicts.ts';

/** The gig that a new one is like, on its next free evening or, as a duplicate, without a date. */
export type Model = { id: string; isDuplicate: boolean };

const newPath = 'events/new';
const likePath = `${newPath}-like-`;
const copyPath = `${newPath}-copy-`;

type NewGigProps = {
  uid: string;
  events: readonly Gig[];
  /** The gig that was listed last; its time of day is the usual one. */
  latest?: Gig | undefined;
  calls: Pick<GigCalls, 'create' | 'createSeries'>;
  conflictsOn: ConflictsOn;
  model: Model | undefined;
  /** Counts the forms, so that each begins empty. */
  formNumber: number;
  onEmpty: () => void;
  /** Called with what the form held and how many gigs it has listed. */
  onSaved: (input: GigFormInput, gigs: number) => void;
  isOpen: boolean;
  onToggle: () => void;
};

/** The New Event panel. `?new=2026-11-27` in the address fills it in for that day, `?new=` for the next free one. */
export function NewGig(props: NewGigProps) {
  const { uid, events, latest, calls, conflictsOn, model, formNumber, onEmpty, onSaved } = props;
  const { isOpen, onToggle } = props;
  const now = useNow();
  const [search] = useSearchParams();
  const [newOn] = useState(search.get('new') ?? undefined);
  const form = useRef<HTMLDivElement>(null);
  const known = useMemo(() => (latest ? [...events, latest] : events), [events, latest]);

  useEffect(() => {
    // `?new` means that the person came to type.
    if (newOn !== undefined) form.current?.querySelector('input')?.focus();
  }, [newOn]);

  useEffect(() => {
    // "List again" may be far below the form.
    if (model) form.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, [model]);

  async function handleSave(input: GigFormInput): Promise<Date | undefined> {
    const days = daysOf(input);
    if (input.datetime && days.length === 0)
      throw new ApiError('refused', 'No date is ticked.', { advice: 'Tick the dates of this gig above.' });
    if ((input.repeat?.rhythm ?? 'once') === 'once') return calls.create(input);
    await calls.createSeries(input, days);
    return undefined;
  }

  const formLike = (like: Gig | undefined) => (
    <GigForm
      key={formNumber}
      kind="create"
      name="new gig"
      uid={uid}
      path={model && like ? `${model.isDuplicate ? copyPath : likePath}${like._id}` : newPath}
      record={{
        values: !like
          ? blankGigInput(known, now, formNumber === 0 ? newOn : undefined)
          : model?.isDuplicate
            ? duplicateGigInput(like)
            : repeatGigInput(like, events, now),
      }}
      conflictsOn={conflictsOn}
      onSave={handleSave}
      onSaved={(input) => onSaved(input, Math.max(1, daysOf(input).length))}
      actions={
        like && (
          <Button look="plain" onClick={onEmpty}>
            Empty form
          </Button>
        )
      }
    />
  );

  return (
    <Panel title="New Event" summary={model && <Like {...{ model, events }} />} {...{ isOpen, onToggle }}>
      <div ref={form}>
        {model ? (
          <PickedGig id={model.id} events={events}>
            {formLike}
          </PickedGig>
        ) : (
          formLike(undefined)
        )}
      </div>
    </Panel>
  );
}

function Like({ model: { id, isDuplicate }, events }: { model: Model; events: readonly Gig[] }) {
  const artist = events.find(({ _id }) => _id === id)?.artist ?? 'a past gig';
  return isDuplicate ? `a copy of “${artist}”` : `like “${artist}”`;
}

/** The gig that a draft of this person was begun from, if there is one. */
export function modelOfDraft(uid: string): Model | undefined {
  for (const path of listDraftPaths(uid)) {
    if (path.startsWith(likePath)) return { id: path.slice(likePath.length), isDuplicate: false };
    if (path.startsWith(copyPath)) return { id: path.slice(copyPath.length), isDuplicate: true };
  }
  return undefined;
}

/** Whether this person has a draft of a gig that was begun from nothing. */
export function hasNewDraft(uid: string): boolean {
  return listDraftPaths(uid).includes(newPath);
}

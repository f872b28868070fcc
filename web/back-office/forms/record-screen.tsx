import { useMemo, type ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';
import { useLiveRecord } from '../live/use-live.ts';
import { useStaff } from '../session/staff.ts';
import { HistoryLink } from '../shell/history-link.tsx';
import { Waiting } from '../shell/waiting.tsx';
import type { FormRecord } from './use-record-form.ts';

type RecordScreenProps<Entity, Values> = {
  title: string;
  /** The record, such as `openingHours/main`. */
  path: string;
  /** What it is called in a sentence, without its article. */
  name: string;
  /** What of it the form edits; of nothing, while it was never stored. */
  toInput: (stored: Entity | undefined) => Values;
  /** Draws the form. */
  children: (edited: { uid: string; record: FormRecord<Values> }) => ReactNode;
};

/** The screen of a record of which there is one: the record as it is now, and the form over it (section 2.7). */
export function RecordScreen<Entity extends { updatedAt?: Date }, Values>(
  props: RecordScreenProps<Entity, Values>,
) {
  const { title, path, name, toInput, children } = props;
  const { uid } = useStaff();
  const live = useLiveRecord<Entity>(path);
  const stored = live.status === 'ready' ? live.value : undefined;
  const record = useMemo(
    () => ({ values: toInput(stored), updatedAt: stored?.updatedAt }),
    [stored, toInput],
  );
  return (
    <>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p>
        <HistoryLink of={path}>{`History of the ${name}`}</HistoryLink>
      </p>
      {live.status === 'loading' ? <Waiting label={`Fetching the ${name}`} /> : children({ uid, record })}
    </>
  );
}

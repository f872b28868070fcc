import { useMemo, type ReactNode } from 'react';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { useLiveRecord } from '../subscriptions/use-live.ts';
import { useStaff } from '../access/staff.ts';
import { HistoryLink } from '../shell/history-link.tsx';
import { Waiting } from '../shell/waiting.tsx';
import type { FormRecord } from './form-record.ts';

type RecordScreenProps<Entity, Values> = {
  title: string;
  /** The record, such as `openingHours/main`. */
  path: string;
  /** Its name in a sentence, without the article. */
  name: string;
  /** The values that the form edits, also of a record that was never stored. */
  toInput: (stored: Entity | undefined) => Values;
  /** Renders the form. */
  children: (edited: { uid: string; record: FormRecord<Values> }) => ReactNode;
};

/** The screen of a kind with a single record: its live state and its form (section 2.7). */
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
      {live.status === 'loading' ? <Waiting label={`Loading the ${name}`} /> : children({ uid, record })}
    </>
  );
}

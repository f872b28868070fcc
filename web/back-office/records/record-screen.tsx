import {
  kinds,
  readFields,
  singleId,
  stamps,
  toInputOfKind,
  type InputOfKind,
  type KindName,
} from '@venue/domain';
import { useMemo, type ReactNode } from 'react';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { useRecord } from '../subscriptions/use-records.ts';
import { useStaff } from '../access/staff.ts';
import { HistoryLink } from '../shell/history-link.tsx';
import { Waiting } from '../shell/waiting.tsx';
import type { FormRecord } from './form-record.ts';

type RecordScreenProps<K extends KindName> = {
  kind: K;
  /** Without it, the name of the kind. */
  title?: string;
  /** Renders the form. The record has values even if it was never stored. */
  children: (edited: { uid: string; record: FormRecord<InputOfKind<K>> }) => ReactNode;
};

/** The screen of a kind with a single record: its live state and its form. */
export function RecordScreen<K extends KindName>(props: RecordScreenProps<K>) {
  const { kind, children } = props;
  const { one, this: name } = kinds[kind].names;
  const title = props.title ?? one;
  const { uid } = useStaff();
  const live = useRecord(kind);
  const stored = live.status === 'ready' ? live.value : undefined;
  const record = useMemo(
    () => ({ values: toInputOfKind(kind, stored), updatedAt: readFields(stamps, stored ?? {}).updatedAt }),
    [kind, stored],
  );
  return (
    <>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p>
        <HistoryLink of={`${kind}/${singleId}`}>{`History of ${name}`}</HistoryLink>
      </p>
      {live.status === 'loading' ? <Waiting label={`Loading ${name}`} /> : children({ uid, record })}
    </>
  );
}

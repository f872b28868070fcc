import { kindOf, readContent, readFields, visibility, type KindName, type RecordOfKind } from '@venue/domain';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { keepPlace } from '../../ui/page/scroll-on-navigate.tsx';
import { useRecords } from '../subscriptions/use-records.ts';
import { useStaff } from '../access/staff.ts';
import { restoreDeleted } from '../history/history-calls.ts';
import { titleOfRecord } from '../history/record-title.ts';
import { capitalise } from '../shell/capitalise.ts';
import { DoneNotice } from '../shell/done-notice.tsx';
import { HistoryLink } from '../shell/history-link.tsx';
import layout from '../shell/layout.module.css';
import { LookAheadLink } from '../shell/look-ahead-link.tsx';
import { Waiting } from '../shell/waiting.tsx';
import type { ContentCalls } from './content-calls.ts';
import { copyInput } from './copy-names.ts';
import { draftsOf, listDraftPaths, useDraftPaths } from '../unsaved/drafts.ts';
import { discardDrafts } from '../unsaved/unsaved-work.ts';
import type { EditedListRecord } from './record-form.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';
import { useEditedRecord } from './use-edited-record.ts';

type RecordsScreenProps<K extends KindName, Values extends FieldValues> = {
  kind: K;
  /** What its records are called on this screen, in a sentence. */
  names?: { one: string; many: string };
  /** Their order in the list, if it is not that of the kind. */
  compare?: (a: RecordOfKind<K>, b: RecordOfKind<K>) => number;
  /** The text beside a record's title in the list. */
  detailOf?: (record: RecordOfKind<K>) => string;
  listWords?: Pick<RecordListProps, 'heading' | 'emptyMessage' | 'question' | 'deletedMessage' | 'words'>;
  createdMessage?: string;
  /** The values that the form edits. */
  toInput: (record: RecordOfKind<K>) => Values;
  calls: ContentCalls<Values>;
  Form: ComponentType<EditedListRecord<Values>>;
  /** Content above and below the list. */
  above?: (records: RecordOfKind<K>[]) => ReactNode;
  below?: (records: RecordOfKind<K>[]) => ReactNode;
};

/** The screen of a kind with several records: the list, the form of the picked one and the form of a new one. */
export function RecordsScreen<K extends KindName, Values extends FieldValues>(
  props: RecordsScreenProps<K, Values>,
) {
  const { kind, toInput, calls, Form, detailOf } = props;
  const { one, many } = props.names ?? namesOf(kind);
  const title = capitalise(many);
  const compare = useMemo(() => props.compare ?? byPlace(kind), [props.compare, kind]);
  const { uid } = useStaff();
  const live = useRecords(kind);
  // In the address, so that a reload comes back to the same record.
  const [search, setSearch] = useSearchParams();
  /** The record that was created last. Each new form has a key of its own. */
  const [created, setCreated] = useState({ number: 0, name: '' });
  /** Id of the record that this screen is deleting, which hides the notice about a deleted record. */
  const [removing, setRemoving] = useState<string>();
  const draftPaths = useDraftPaths();
  const records = useMemo(
    () => (live.status === 'ready' ? live.value.toSorted(compare) : []),
    [live, compare],
  );
  const id = search.get('edit') ?? undefined;
  if (removing !== undefined && removing !== id) setRemoving(undefined);
  /** A record before anything is typed. */
  const empty = useMemo(() => readContent(kind, '', {}), [kind]);
  const editing = useEditedRecord({ id, records, kind, noun: one, uid, empty, toInput });
  const blank = useMemo(() => ({ values: toInput(empty) }), [empty, toInput]);

  function setEditing(id: string | undefined) {
    setSearch(id ? { edit: id } : {}, { replace: true, state: keepPlace });
  }

  function handleCreated(values: Values) {
    setCreated({ number: created.number + 1, name: titleOfRecord(kind, values) });
  }

  async function handleDelete(id: string) {
    setRemoving(id);
    await calls.remove(id).catch((error: unknown) => {
      setRemoving(undefined);
      throw error;
    });
    // No screen shows the drafts of a deleted record. Undo brings them back for a minute.
    discardDrafts(uid, draftsOf(listDraftPaths(uid), `${kind}/${id}`));
    if (editing?.id === id) setEditing(undefined);
  }

  /** Stores a copy that guests don't see, with a name and an endpoint of its own, and opens it. */
  async function handleDuplicate(id: string) {
    const model = records.find(({ _id }) => _id === id);
    if (!model) return;
    setEditing(await calls.copy(copyInput(kind, toInput(model), records), id));
  }

  return (
    <>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <div className={layout.row}>
        <HistoryLink of={kind}>{`History of the ${many}, deleted ones too`}</HistoryLink>
        <LookAheadLink />
      </div>
      {live.status === 'loading' ? (
        <Waiting label={`Loading the ${many}`} />
      ) : (
        <>
          {props.above?.(records)}
          <RecordList
            {...(props.listWords ?? wordsOf(kind, many))}
            records={records.map((record) => ({
              id: record._id,
              name: titleOfRecord(kind, record),
              detail: detailOf?.(record) ?? '',
              hasDraft: draftsOf(draftPaths, `${kind}/${record._id}`).length > 0,
              showing: readFields(visibility, record),
            }))}
            editing={editing?.id}
            onEdit={setEditing}
            onDuplicate={handleDuplicate}
            onDelete={handleDelete}
            onRestore={(id) => restoreDeleted(`${kind}/${id}`)}
          />
          {props.below?.(records)}
          {editing?.isDeleted && editing.id !== removing && (
            <Notice kind="problem" title={`This ${one} was deleted in the meantime.`}>
              Your version is now only on this screen. Save it as a new {one}, or bring the deleted one back
              from the history.
            </Notice>
          )}
          {editing && (
            <Form
              key={editing.id}
              kind="edit"
              name={editing.name}
              path={`${kind}/${editing.id}`}
              uid={uid}
              record={editing.record}
              onSave={(input, basedOn) =>
                editing.isDeleted ? calls.create(input) : calls.update(editing.id, input, basedOn)
              }
              onSaved={(saved) => {
                if (!editing.isDeleted) return;
                setEditing(undefined);
                handleCreated(saved);
              }}
              startsOpen
              onClear={() => setEditing(undefined)}
            />
          )}
          {created.number > 0 && (
            <DoneNotice of={created} name={created.name} title={props.createdMessage ?? 'added.'} />
          )}
          <Form
            key={`new-${created.number}`}
            kind="create"
            name={`new ${one}`}
            path={`${kind}/new`}
            uid={uid}
            record={blank}
            onSave={calls.create}
            onSaved={handleCreated}
          />
        </>
      )}
    </>
  );
}

function namesOf(kind: KindName): { one: string; many: string } {
  const { one, many } = kindOf(kind).names;
  return { one: one.toLowerCase(), many };
}

function wordsOf(kind: KindName, many: string) {
  return {
    heading: `CURRENT ${many.toUpperCase()}`,
    emptyMessage: `There are no ${many} yet. Create the first one below.`,
    question: `Are you sure you want to delete ${kindOf(kind).names.this}?`,
    deletedMessage: 'deleted.',
  };
}

/** Compares by the field that the kind is sorted by. */
function byPlace(kind: KindName): (a: object, b: object) => number {
  const { list } = kindOf(kind);
  if (list === 'single') return () => 0;
  const placeOf = (record: object) => (record as Record<string, unknown>)[list.by] ?? '';
  return (a, b) => compareValues(placeOf(a), placeOf(b));
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en-IE');
  return Number(a) - Number(b);
}

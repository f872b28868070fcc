import { readFields, visibility, type Visibility } from '@venue/domain';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { keepPlace } from '../../ui/page/scroll-on-navigate.tsx';
import { useLiveCollection } from '../subscriptions/use-live.ts';
import { useStaff } from '../access/staff.ts';
import { hasDraftOf, useDraftPaths } from '../unsaved/use-drafts.ts';
import { restoreDeleted } from '../history/history-calls.ts';
import { DoneNotice } from '../shell/done-notice.tsx';
import { HistoryLink } from '../shell/history-link.tsx';
import layout from '../shell/layout.module.css';
import { LookAheadLink } from '../shell/look-ahead-link.tsx';
import { Waiting } from '../shell/waiting.tsx';
import type { ContentCalls } from './content-calls.ts';
import { copyInput } from './copy-names.ts';
import { discardDraftsOf } from '../unsaved/discarded-work.ts';
import type { EditedListRecord } from './record-form.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';
import { useEditedRecord } from './use-edited-record.ts';

type StoredRecord = { _id: string; title: string; route: string; updatedAt?: Date } & Visibility;

/** The values of its form, as far as this screen knows them. */
type FormValues = FieldValues & Parameters<typeof copyInput>[0];

type RecordsScreenProps<Entity, Values extends FormValues> = {
  /** Collection in Firestore; also the plural of the records' name. */
  collection: string;
  title: string;
  /** The name of one record in a sentence. */
  noun: string;
  /** Their order in the list. */
  compare: (a: Entity, b: Entity) => number;
  /** The text beside a record's title in the list. */
  detailOf: (record: Entity) => string;
  listWords: Pick<RecordListProps, 'heading' | 'emptyMessage' | 'question' | 'deletedMessage' | 'words'>;
  createdMessage: string;
  /** A record before anything is typed. */
  empty: Entity;
  /** The values that the form edits. */
  toInput: (record: Entity) => Values;
  calls: ContentCalls<Values>;
  Form: ComponentType<EditedListRecord<Values>>;
  /** Content above and below the list. */
  above?: (records: Entity[]) => ReactNode;
  below?: (records: Entity[]) => ReactNode;
};

/** The screen of a kind with several records: the list, the form of the picked one and the form of a new one (section 2.7). */
export function RecordsScreen<Entity extends StoredRecord, Values extends FormValues>(
  props: RecordsScreenProps<Entity, Values>,
) {
  const { collection, title, noun, compare, toInput, empty, calls, Form } = props;
  const { uid } = useStaff();
  const live = useLiveCollection<Entity>(collection);
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
  const editing = useEditedRecord({ id, records, collection, noun, uid, empty, toInput });
  const blank = useMemo(() => ({ values: toInput(empty) }), [empty, toInput]);

  function setEditing(id: string | undefined) {
    setSearch(id ? { edit: id } : {}, { replace: true, state: keepPlace });
  }

  function handleCreated({ title }: Values) {
    setCreated({ number: created.number + 1, name: String(title ?? '') });
  }

  async function handleDelete(id: string) {
    setRemoving(id);
    await calls.remove(id).catch((error: unknown) => {
      setRemoving(undefined);
      throw error;
    });
    // No screen shows the drafts of a deleted record. Undo brings them back for a minute.
    discardDraftsOf(uid, `${collection}/${id}`);
    if (editing?.id === id) setEditing(undefined);
  }

  /** Stores a copy that guests don't see, with a name and an endpoint of its own, and opens it. */
  async function handleDuplicate(id: string) {
    const model = records.find(({ _id }) => _id === id);
    if (!model) return;
    setEditing(await calls.copy(copyInput(toInput(model), records), id));
  }

  return (
    <>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <div className={layout.row}>
        <HistoryLink of={collection}>{`History of the ${collection}, deleted ones too`}</HistoryLink>
        <LookAheadLink />
      </div>
      {live.status === 'loading' ? (
        <Waiting label={`Loading the ${collection}`} />
      ) : (
        <>
          {props.above?.(records)}
          <RecordList
            {...props.listWords}
            records={records.map((record) => ({
              id: record._id,
              name: record.title,
              detail: props.detailOf(record),
              hasDraft: hasDraftOf(draftPaths, `${collection}/${record._id}`),
              showing: readFields(visibility, record),
            }))}
            editing={editing?.id}
            onEdit={setEditing}
            onDuplicate={handleDuplicate}
            onDelete={handleDelete}
            onRestore={(id) => restoreDeleted(`${collection}/${id}`)}
          />
          {props.below?.(records)}
          {editing?.isDeleted && editing.id !== removing && (
            <Notice kind="problem" title={`This ${noun} was deleted in the meantime.`}>
              Your version is now only on this screen. Save it as a new {noun}, or bring the deleted one back
              from the history.
            </Notice>
          )}
          {editing && (
            <Form
              key={editing.id}
              kind="edit"
              name={editing.name}
              path={`${collection}/${editing.id}`}
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
          {created.number > 0 && <DoneNotice of={created} name={created.name} title={props.createdMessage} />}
          <Form
            key={`new-${created.number}`}
            kind="create"
            name={`new ${noun}`}
            path={`${collection}/new`}
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

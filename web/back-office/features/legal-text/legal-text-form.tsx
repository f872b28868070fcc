import {
  isListType,
  legalElement,
  legalText,
  legalTypeNames,
  newEntryId,
  readFields,
  singleId,
  summarise,
  toInput,
} from '@venue/domain';
import { legalTextSchema } from '@venue/domain/schemas';
import { memo, useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LegalTextView } from '../../../ui/content/legal-text-view.tsx';
import { AddElement } from '../../records/lists/add-element.tsx';
import { newEntryDraftPath } from '../../unsaved/drafts.ts';
import { ListEditor, useFormList, type ListRow } from '../../records/lists/list-editor.tsx';
import { formResolver } from '../../records/fields/form-resolver.ts';
import { RecordFields } from '../../records/record-fields.tsx';
import { RecordForm, type EditedRecord } from '../../records/record-form.tsx';
import { LegalElementEntry } from './legal-element-entry.tsx';
import type { LegalElementInput, LegalInput } from './legal-input.ts';
import { nameOfLegal, type LegalKind } from './legal-kinds.ts';

type LegalTextFormProps = Omit<EditedRecord<LegalInput>, 'name' | 'path'> & { kind: LegalKind };

const resolver = formResolver<LegalInput>(legalTextSchema);

/** The elements of a legal text: add, expand to edit, drag into order, remove with undo, preview, update. */
export function LegalTextForm({ kind, ...edited }: LegalTextFormProps) {
  const path = `${kind.collection}/${singleId}`;
  const name = nameOfLegal(kind);
  return (
    <RecordForm
      {...edited}
      name={name}
      path={path}
      resolver={resolver}
      panel={{ title: kind.heading, summary: ({ contents }) => `${contents.length} elements` }}
      updateLabel={`Update ${name}`}
      savedMessage={kind.savedMessage}
      fields={legalText}
      preview={{
        description: `This is how guests will see the ${name}.`,
        render: (values) => <LegalTextView {...readFields(legalText, values)} />,
      }}
    >
      {({ form }) => (
        <RecordFields
          form={form}
          fields={legalText}
          slots={{ contents: <LegalElements form={form} path={path} /> }}
        />
      )}
    </RecordForm>
  );
}

/** Renders when the list changes, not while somebody types: each entry watches its own values. */
const LegalElements = memo(LegalElementList);

function LegalElementList({ form, path }: { form: UseFormReturn<LegalInput>; path: string }) {
  const list = useFormList(form, 'contents');
  const renderEntry = useCallback(
    (index: number, row: ListRow) => (
      <LegalElementEntry index={index} form={form} nameOf={nameLegalElement} row={row} />
    ),
    [form],
  );
  return (
    <>
      <ListEditor
        list={list}
        nameOf={nameLegalElement}
        isNamedByRow
        emptyMessage="There’s no text yet. Start with a title."
      >
        {renderEntry}
      </ListEditor>
      <AddElement
        legend="Add an element"
        name="what is being added to the text"
        path={newEntryDraftPath(path)}
        types={legalTypeNames}
        isListType={isListType}
        addLabel="Add element"
        onAdd={(elementType, strings) =>
          list.insert(list.keys.length, {
            ...toInput(legalElement),
            _id: newEntryId(),
            elementType,
            content: strings.map((contentString) => ({ contentString })),
          })
        }
      />
    </>
  );
}

/** The name of an element: its type and first 25 characters. */
function nameLegalElement(element: LegalElementInput | undefined): string {
  if (!element) return 'Element';
  const text = element.content.map((item) => item.contentString).join(', ');
  return `${legalTypeNames[element.elementType]}: ${summarise(text)}`;
}

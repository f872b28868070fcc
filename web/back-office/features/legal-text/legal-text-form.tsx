import { yupResolver } from '@hookform/resolvers/yup';
import { summarise, type LegalElement } from '@venue/domain';
import { legalTextSchema } from '@venue/domain/schemas';
import { useState } from 'react';
import { useFieldArray, type Resolver } from 'react-hook-form';
import { useRecordForm, type FormRecord } from '../../forms/use-record-form.ts';
import { RecordPanel } from '../../forms/record-panel.tsx';
import { ReorderList } from '../../forms/reorder-list.tsx';
import { UndoRemoval, type Removed } from '../../forms/undo-removal.tsx';
import { AddLegalElement } from './add-legal-element.tsx';
import { describeLegal } from './describe-legal.ts';
import { LegalElementEntry } from './legal-element-entry.tsx';
import { legalTypeNames, type LegalInput } from './legal-input.ts';
import type { LegalKind } from './legal-kinds.ts';
import { LegalPreview } from './legal-preview.tsx';

type LegalTextFormProps = {
  kind: LegalKind;
  uid: string;
  record: FormRecord<LegalInput>;
  onSave: (input: LegalInput, basedOn: Date | undefined) => Promise<Date | undefined>;
};

const resolver = yupResolver(legalTextSchema) as unknown as Resolver<LegalInput>;

/** The elements of a legal text: add, open one to edit it, drag into order, remove with undo, preview, update. */
export function LegalTextForm({ kind, uid, record, onSave }: LegalTextFormProps) {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [removed, setRemoved] = useState<Removed<LegalElement>>();
  const path = `${kind.collection}/main`;
  const recordForm = useRecordForm({ name: kind.name, path, uid, record, resolver, save: onSave });
  const { form, values } = recordForm;
  const elements = useFieldArray({ control: form.control, name: 'contents', keyName: 'key' });

  function handleRemove(index: number) {
    const element = form.getValues(`contents.${index}`);
    setRemoved({ value: element, index, name: nameOf(element) });
    elements.remove(index);
  }

  return (
    <>
      <RecordPanel
        title={kind.heading}
        summary={`${values.contents.length} elements`}
        recordForm={recordForm}
        updateLabel={`Update ${kind.name}`}
        savedMessage={kind.savedMessage}
        describe={describeLegal}
        onPreview={() => setIsPreviewing(true)}
      >
        {elements.fields.length === 0 && <p>There is no text yet. Begin with a title.</p>}
        <ReorderList
          entries={elements.fields}
          keyOf={(element) => element.key}
          nameOf={(_, index) => nameOf(values.contents[index])}
          onMove={elements.move}
        >
          {(_, index) => (
            <LegalElementEntry
              index={index}
              form={form}
              name={nameOf(values.contents[index])}
              onRemove={() => handleRemove(index)}
            />
          )}
        </ReorderList>
        <UndoRemoval
          removed={removed}
          onUndo={({ index, value }) => {
            elements.insert(index, value, { shouldFocus: false });
            setRemoved(undefined);
          }}
        />
        <AddLegalElement to={path} onAdd={(element) => elements.append(element, { shouldFocus: false })} />
      </RecordPanel>
      <LegalPreview
        isOpen={isPreviewing}
        name={kind.name}
        contents={values.contents}
        onClose={() => setIsPreviewing(false)}
      />
    </>
  );
}

/** Type and the first 25 characters, which is how an element is told from the others (section 9). */
function nameOf(element: LegalElement | undefined): string {
  if (!element) return 'Element';
  const text = element.content.map((item) => item.contentString).join(', ');
  return `${legalTypeNames[element.elementType]}: ${summarise(text)}`;
}

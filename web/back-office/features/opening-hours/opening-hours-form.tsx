import { yupResolver } from '@hookform/resolvers/yup';
import { messages, type OpeningHoursElement } from '@venue/domain';
import { openingHoursSchema } from '@venue/domain/schemas';
import { useState } from 'react';
import { useFieldArray, type Resolver } from 'react-hook-form';
import { useRecordForm, type FormRecord } from '../../forms/use-record-form.ts';
import { RecordPanel } from '../../forms/record-panel.tsx';
import { ReorderList } from '../../forms/reorder-list.tsx';
import { UndoRemoval, type Removed } from '../../forms/undo-removal.tsx';
import { describeHours } from './describe-hours.ts';
import { AddHoursLine } from './add-hours-line.tsx';
import type { HoursInput } from './hours-input.ts';
import { HoursLine } from './hours-line.tsx';
import { HoursPreview } from './hours-preview.tsx';

type OpeningHoursFormProps = {
  uid: string;
  record: FormRecord<HoursInput>;
  onSave: (input: HoursInput, basedOn: Date | undefined) => Promise<Date | undefined>;
  startsOpen?: boolean;
};

const path = 'openingHours/main';
const resolver = yupResolver(openingHoursSchema) as unknown as Resolver<HoursInput>;

/** The lines of the opening hours: add, edit in place, drag into order, remove with undo, preview, update. */
export function OpeningHoursForm({ uid, record, onSave, startsOpen }: OpeningHoursFormProps) {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [removed, setRemoved] = useState<Removed<OpeningHoursElement>>();
  const recordForm = useRecordForm({ name: 'opening hours', path, uid, record, resolver, save: onSave });
  const { form, values } = recordForm;
  const lines = useFieldArray({ control: form.control, name: 'contents', keyName: 'key' });
  const problems = form.formState.errors.contents;

  function handleRemove(index: number) {
    const line = form.getValues(`contents.${index}`);
    setRemoved({ value: line, index, name: line.content || line.elementType });
    lines.remove(index);
  }

  return (
    <>
      <RecordPanel
        title="OPENING HOURS"
        summary={summarise(values.contents)}
        recordForm={recordForm}
        updateLabel="Update opening hours"
        savedMessage={messages.openingHoursUpdated}
        startsOpen={startsOpen}
        describe={describeHours}
        onPreview={() => setIsPreviewing(true)}
      >
        {lines.fields.length === 0 && (
          <p>There are no lines yet. Begin with an area, such as “Restaurant”.</p>
        )}
        <ReorderList
          entries={lines.fields}
          keyOf={(line) => line.key}
          nameOf={(_, index) => values.contents[index]?.content || `line ${index + 1}`}
          onMove={lines.move}
        >
          {(_, index) => (
            <HoursLine
              index={index}
              form={form}
              problem={problems?.[index]?.content?.message ?? problems?.[index]?.elementType?.message}
              onRemove={() => handleRemove(index)}
            />
          )}
        </ReorderList>
        <UndoRemoval
          removed={removed}
          onUndo={({ index, value }) => {
            lines.insert(index, value, { shouldFocus: false });
            setRemoved(undefined);
          }}
        />
        <AddHoursLine to={path} onAdd={(line) => lines.append(line, { shouldFocus: false })} />
      </RecordPanel>
      <HoursPreview isOpen={isPreviewing} contents={values.contents} onClose={() => setIsPreviewing(false)} />
    </>
  );
}

function summarise(contents: OpeningHoursElement[]): string {
  const areas = contents.filter((line) => line.elementType === 'Area').map((line) => line.content);
  return areas.length > 0 ? areas.join(', ') : `${contents.length} lines`;
}

import { yupResolver } from '@hookform/resolvers/yup';
import { messages, type OpeningHoursElement } from '@venue/domain';
import { openingHoursSchema } from '@venue/domain/schemas';
import { useState } from 'react';
import { useFieldArray, type Resolver } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { useRecordForm, type FormRecord } from '../data/use-record-form.ts';
import { FormActions } from '../frame/form-actions.tsx';
import { FormState } from '../frame/form-state.tsx';
import { Panel } from '../frame/panel.tsx';
import { ReorderList } from '../frame/reorder-list.tsx';
import { SaveOutcome } from '../frame/save-outcome.tsx';
import { UndoRemoval, type Removed } from '../frame/undo-removal.tsx';
import { AddHoursLine } from './add-hours-line.tsx';
import type { HoursInput } from './hours-input.ts';
import { HoursLine } from './hours-line.tsx';
import { HoursPreview } from './hours-preview.tsx';

type OpeningHoursFormProps = {
  uid: string;
  record: FormRecord<HoursInput>;
  onSave: (input: HoursInput, basedOn: Date | undefined) => Promise<Date | undefined>;
};

const resolver = yupResolver(openingHoursSchema) as unknown as Resolver<HoursInput>;

/** The lines of the opening hours: add, edit in place, drag into order, remove with undo, preview, update. */
export function OpeningHoursForm({ uid, record, onSave }: OpeningHoursFormProps) {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [removed, setRemoved] = useState<Removed<OpeningHoursElement>>();
  const recordForm = useRecordForm({ name: 'opening hours', uid, record, resolver, save: onSave });
  const { form, values, isUnsaved, outcome } = recordForm;
  // A draft that came back must not hide behind a closed heading.
  const [isOpen, setIsOpen] = useState(recordForm.restoredAt !== undefined);
  const lines = useFieldArray({ control: form.control, name: 'contents', keyName: 'key' });
  const { errors, isSubmitting } = form.formState;

  function handleRemove(index: number) {
    const line = form.getValues(`contents.${index}`);
    setRemoved({ value: line, index, name: line.content || line.elementType });
    lines.remove(index);
  }

  return (
    <form noValidate onSubmit={(event) => void recordForm.submit(event)}>
      <Panel
        title="OPENING HOURS"
        summary={summarise(values.contents, isUnsaved)}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        <FormState {...recordForm} onDiscard={recordForm.discard} />
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
              problem={
                errors.contents?.[index]?.content?.message ?? errors.contents?.[index]?.elementType?.message
              }
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
        <AddHoursLine onAdd={(line) => lines.append(line, { shouldFocus: false })} />
        <FormActions
          isUnsaved={isUnsaved}
          isBusy={isSubmitting}
          updateLabel="Update opening hours"
          onDiscard={recordForm.discard}
        >
          <Button look="quiet" onClick={() => setIsPreviewing(true)}>
            Preview
          </Button>
        </FormActions>
        <SaveOutcome
          outcome={outcome}
          savedMessage={messages.openingHoursUpdated}
          failedMessage={messages.expiredToken}
          onReload={recordForm.discard}
          onKeepMine={() => void recordForm.submitOver()}
        />
      </Panel>
      <HoursPreview isOpen={isPreviewing} contents={values.contents} onClose={() => setIsPreviewing(false)} />
    </form>
  );
}

function summarise(contents: OpeningHoursElement[], isUnsaved: boolean): string {
  const areas = contents.filter((line) => line.elementType === 'Area').map((line) => line.content);
  const names = areas.length > 0 ? areas.join(', ') : `${contents.length} lines`;
  return isUnsaved ? `${names} · not saved yet` : names;
}

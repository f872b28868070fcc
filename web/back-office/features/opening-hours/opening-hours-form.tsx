import { messages, openingHours, type OpeningHoursElement } from '@venue/domain';
import { openingHoursSchema } from '@venue/domain/schemas';
import type { UseFormReturn } from 'react-hook-form';
import { OpeningHoursList } from '../../../ui/opening-hours-list.tsx';
import { AddElement } from '../../forms/add-element.tsx';
import { additionTo } from '../../session/drafts.ts';
import { ListEditor, useFormList } from '../../forms/list-editor.tsx';
import { formResolver } from '../../forms/form-resolver.ts';
import { RecordForm, type EditedRecord } from '../../forms/record-form.tsx';
import type { HoursInput } from './hours-input.ts';
import { HoursLine } from './hours-line.tsx';
import styles from './hours-preview.module.css';

const path = 'openingHours/main';
const resolver = formResolver<HoursInput>(openingHoursSchema);
const types = { Area: 'Area', Days: 'Days', Times: 'Times' };
const examples = { Area: 'Restaurant', Days: 'Friday & Saturday', Times: '17:00 – 22:00' };

/** The lines of the opening hours: add, edit in place, drag into order, remove with undo, preview, update. */
export function OpeningHoursForm(props: Omit<EditedRecord<HoursInput>, 'name' | 'path'>) {
  return (
    <RecordForm
      {...props}
      name="opening hours"
      path={path}
      resolver={resolver}
      panel={{ title: 'OPENING HOURS', summary: summarise }}
      updateLabel="Update opening hours"
      savedMessage={messages.openingHoursUpdated}
      fields={openingHours}
      preview={{
        description: 'This is how guests will see it at the foot of every page.',
        render: ({ contents }) => (
          <div className={styles.footer}>
            <h2 className={styles.heading}>Opening hours</h2>
            <OpeningHoursList hours={{ _id: 'preview', contents }} />
          </div>
        ),
      }}
    >
      {({ form }) => <HoursLines form={form} />}
    </RecordForm>
  );
}

function HoursLines({ form }: { form: UseFormReturn<HoursInput> }) {
  const list = useFormList(form, 'contents');
  return (
    <>
      <ListEditor
        list={list}
        nameOf={({ content }, index) => content || `line ${index + 1}`}
        emptyMessage="There are no lines yet. Start with an area, such as “Restaurant”."
      >
        {(index, { onRemove }) => <HoursLine index={index} form={form} onRemove={onRemove} />}
      </ListEditor>
      <AddElement
        legend="Add a line"
        name="what is being added to opening hours"
        path={additionTo(path)}
        types={types}
        examples={examples}
        addLabel="Add item"
        isRow
        onAdd={(elementType, [content = '']) => list.insert(list.keys.length, { elementType, content })}
      />
    </>
  );
}

function summarise({ contents }: HoursInput): string {
  const areas = contents.filter(isArea).map(({ content }) => content);
  return areas.length > 0 ? areas.join(', ') : `${contents.length} lines`;
}

function isArea({ elementType }: OpeningHoursElement): boolean {
  return elementType === 'Area';
}

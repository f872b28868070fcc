import { messages, openingHours, type OpeningHoursElement } from '@venue/domain';
import { openingHoursSchema } from '@venue/domain/schemas';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { OpeningHoursList } from '../../../ui/content/opening-hours-list.tsx';
import { AddElement } from '../../records/lists/add-element.tsx';
import { newEntryDraftPath } from '../../unsaved/drafts.ts';
import { formResolver } from '../../records/fields/form-resolver.ts';
import { RecordFields } from '../../records/record-fields.tsx';
import { RecordForm, type EditedRecord } from '../../records/record-form.tsx';
import { HoursCards } from './hours-cards.tsx';
import type { HoursInput } from './hours-input.ts';
import { useHoursRows } from './hours-rows.ts';
import { SpecialDaysField } from './special-days/special-days-field.tsx';
import styles from './hours-preview.module.css';

const path = 'openingHours/main';
const resolver = formResolver<HoursInput>(openingHoursSchema);
const types = { Area: 'Area', Days: 'Days', Times: 'Times' };
const examples = { Area: 'Restaurant', Days: 'Friday & Saturday', Times: '17:00 – 22:00' };

type OpeningHoursFormProps = Omit<EditedRecord<HoursInput>, 'name' | 'path'> &
  Pick<ComponentProps<typeof SpecialDaysField>, 'renderOnDays'>;

/**
 * The lines of the opening hours as cards: add, edit in place, drag into order, remove with undo; the special days;
 * preview and update.
 */
export function OpeningHoursForm({ renderOnDays, ...props }: OpeningHoursFormProps) {
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
        render: ({ contents, specialDays }) => (
          <div className={styles.footer}>
            <h2 className={styles.heading}>Opening hours</h2>
            <OpeningHoursList hours={{ _id: 'preview', contents, specialDays }} />
          </div>
        ),
      }}
    >
      {({ form }) => (
        <RecordFields
          form={form}
          fields={openingHours}
          slots={{
            contents: <HoursLines form={form} />,
            specialDays: <SpecialDaysField form={form} renderOnDays={renderOnDays} />,
          }}
        />
      )}
    </RecordForm>
  );
}

function HoursLines({ form }: { form: UseFormReturn<HoursInput> }) {
  const rows = useHoursRows(form);
  return (
    <>
      <HoursCards form={form} rows={rows} />
      <AddElement
        legend="Add a line"
        name="what is being added to opening hours"
        path={newEntryDraftPath(path)}
        types={types}
        examples={examples}
        addLabel="Add item"
        isRow
        onAdd={(elementType, [content = '']) => rows.addAfter(rows.rows.length, [{ elementType, content }])}
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

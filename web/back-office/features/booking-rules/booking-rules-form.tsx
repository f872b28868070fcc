import {
  bookingRules,
  messages,
  readBookingRules,
  rulesExample,
  type BookingRules,
  type OpeningHours,
} from '@venue/domain';
import { bookingRulesSchema } from '@venue/domain/schemas';
import { useDeferredValue, useMemo } from 'react';
import type { Path, PathValue } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import { formResolver } from '../../records/fields/form-resolver.ts';
import { RecordFields } from '../../records/record-fields.tsx';
import { RecordForm, type EditedRecord } from '../../records/record-form.tsx';
import type { RulesInput } from './rules-calls.ts';
import { startingPoints } from './starting-points.ts';

const resolver = formResolver<RulesInput>(bookingRulesSchema);

type BookingRulesFormProps = Omit<EditedRecord<RulesInput>, 'name' | 'path'> & {
  /** Nothing has been stored yet. */
  isNew: boolean;
  /** Undefined until they are loaded. */
  hours: OpeningHours | undefined;
};

/** The booking rules, with what they mean for tomorrow above them. */
export function BookingRulesForm({ isNew, hours, ...props }: BookingRulesFormProps) {
  return (
    <RecordForm
      {...props}
      name="booking rules"
      path="bookingRules/main"
      resolver={resolver}
      updateLabel="Update booking rules"
      savedMessage={messages.bookingRulesUpdated}
      fields={bookingRules}
    >
      {({ form, values }) => (
        <>
          {isNew && (
            <Notice title="There are no rules yet: guests ask for any time within the hours, and you answer.">
              {startingPoints.map(({ label, explanation, values: start }) => (
                <p key={label}>
                  <Button
                    look="quiet"
                    onClick={() => {
                      for (const [name, value] of Object.entries(start))
                        form.setValue(
                          name as Path<RulesInput>,
                          value as PathValue<RulesInput, Path<RulesInput>>,
                          { shouldDirty: true },
                        );
                    }}
                  >
                    {label}
                  </Button>{' '}
                  {explanation}
                </p>
              ))}
            </Notice>
          )}
          {hours && <Example values={values} hours={hours} />}
          <RecordFields form={form} fields={bookingRules} autoComplete="off" />
        </>
      )}
    </RecordForm>
  );
}

/** What is typed, by the example of tomorrow's evening. Typing does not wait for it. */
function Example({ values, hours }: { values: RulesInput; hours: OpeningHours }) {
  const now = useNow();
  const typed = useDeferredValue(values);
  const words = useMemo(() => {
    const rules = readTyped(typed);
    return rules && rulesExample(rules, hours, now);
  }, [typed, hours, now]);
  return (
    <p role="status">
      <strong>
        {words ?? 'What these rules mean is shown here once every field is filled in properly.'}
      </strong>
    </p>
  );
}

function readTyped(values: RulesInput): BookingRules | undefined {
  if (!bookingRulesSchema.isValidSync(values)) return undefined;
  return readBookingRules(bookingRulesSchema.cast(values));
}

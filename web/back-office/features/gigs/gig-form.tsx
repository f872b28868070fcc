import { gig, messages } from '@venue/domain';
import { gigSchema } from '@venue/domain/schemas';
import type { ReactNode } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { FieldGroup } from '../../records/fields/field-group.tsx';
import { formResolver } from '../../records/fields/form-resolver.ts';
import { priceQuestion, priceRemark } from '../../records/price-question.ts';
import { RecordForm, type EditedRecord } from '../../records/record-form.tsx';
import type { SaveQuestion } from '../../records/use-save-question.ts';
import { RecordFields } from '../../records/record-fields.tsx';
import { visibilitySlots } from '../../records/fields/visibility-fields.tsx';
import { DateField } from './fields/date-field.tsx';
import { DoorsField, EndField } from './fields/time-fields.tsx';
import styles from './gig-form.module.css';
import type { GigFormInput } from './gig-input.ts';
import { LinkField } from './fields/link-field.tsx';
import { PriceField } from './fields/price-field.tsx';
import type { ConflictsOn } from './repeat/conflicts.ts';
import { chosenDays, noRepeat } from './repeat/repeat-days.ts';
import { RepeatField } from './repeat/repeat-field.tsx';

type GigFormProps = EditedRecord<GigFormInput> & {
  kind: 'create' | 'edit';
  /** What stands in the way of a new gig on a day. */
  conflictsOn?: ConflictsOn;
  /** More buttons for the row below. */
  actions?: ReactNode;
};

const resolver = formResolver<GigFormInput>(gigSchema);

const { artist, datetime, img, doorsAt, endsAt, price, support, ticketLink, artistLink, ...others } = gig;
/** What every gig has, and what guests may want to know besides; in the order of the form. */
const usual = { artist, datetime, img, ...others };
const besides = { doorsAt, endsAt, price, support, ticketLink, artistLink };
const shared = { rows: 2, autoComplete: 'off' } as const;

const words = {
  create: {
    updateLabel: (values: GigFormInput) => {
      const { length } = daysOf(values);
      return length > 1 ? `List ${length} Events` : 'List Event';
    },
    savedMessage: messages.eventCreated,
    failure: { sentence: messages.eventCreateFailed },
  },
  edit: {
    updateLabel: 'Update Event',
    savedMessage: messages.eventUpdated,
    failure: { effect: messages.eventUpdateFailed },
  },
};

/**
 * The form of a gig, new or stored: first what every gig has, then what guests may want to know besides. A
 * new one can be listed on several evenings at once.
 */
export function GigForm({ kind, conflictsOn, ...edited }: GigFormProps) {
  return (
    <RecordForm {...edited} {...words[kind]} resolver={resolver} fields={gig} ask={askAboutPrice}>
      {({ form }) => (
        <FieldGroup disabled={form.formState.isSubmitting}>
          <RecordFields
            {...shared}
            form={form}
            fields={usual}
            slots={{
              ...visibilitySlots(form),
              datetime: (
                <>
                  <DateField form={form} isNew={kind === 'create'} />
                  {conflictsOn && <Repeated form={form} conflictsOn={conflictsOn} />}
                </>
              ),
              // Changes of plan are published at once by `ChangeGig`.
              status: null,
              statusNote: null,
            }}
          />
          <FieldGroup legend="Doors, price and links" className={styles.more}>
            <RecordFields
              {...shared}
              form={form}
              fields={besides}
              slots={{
                doorsAt: <DoorsField form={form} />,
                endsAt: <EndField form={form} />,
                price: <PriceField form={form} />,
                ticketLink: <LinkField form={form} name="ticketLink" />,
                artistLink: <LinkField form={form} name="artistLink" />,
              }}
            />
          </FieldGroup>
        </FieldGroup>
      )}
    </RecordForm>
  );
}

type RepeatedProps = { form: UseFormReturn<GigFormInput>; conflictsOn: ConflictsOn };

function Repeated({ form, conflictsOn }: RepeatedProps) {
  const { field } = useController({ control: form.control, name: 'repeat' });
  const first = useWatch({ control: form.control, name: 'datetime' }).slice(0, 10);
  const value = field.value ?? noRepeat;
  return <RepeatField first={first} value={value} onChange={field.onChange} conflictsOn={conflictsOn} />;
}

/** The days on which a form lists its gig: several in a series, none without a date. */
export function daysOf({ datetime, repeat = noRepeat }: GigFormInput): string[] {
  return datetime ? chosenDays(datetime.slice(0, 10), repeat) : [];
}

/** Asks about a new price that guests may not understand. */
function askAboutPrice(values: GigFormInput, base: GigFormInput): SaveQuestion<GigFormInput> | undefined {
  const question = priceQuestion([values.price], [base.price]);
  return question === undefined ? undefined : { question, path: 'price', remark: priceRemark };
}

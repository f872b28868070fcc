import { fieldsOf, isSingleKind, kindOf, singleId, toInput, type KindName } from '@venue/domain';
import { schemaOf } from '@venue/domain/schemas';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStaff } from '../access/staff.ts';
import { titleOfRecord } from '../history/record-title.ts';
import { contentCalls } from './content-calls.ts';
import { formResolver } from './fields/form-resolver.ts';
import { visibilitySlots } from './fields/visibility-fields.tsx';
import { RecordFields } from './record-fields.tsx';
import { RecordForm, type EditedListRecord } from './record-form.tsx';
import { RecordScreen } from './record-screen.tsx';
import { RecordsScreen } from './records-screen.tsx';

type PlainScreenProps = { kind: KindName };

/** The screen of a kind that has none of its own: all of it follows from the declaration. */
export function PlainScreen({ kind }: PlainScreenProps) {
  const { uid } = useStaff();
  const calls = useMemo(() => contentCalls<FieldValues>(kind, uid), [kind, uid]);
  const Form = useMemo(() => plainForm(kind), [kind]);
  if (!isSingleKind(kind)) {
    const toValues = (record: object) => toInput(fieldsOf(kind), record);
    return <RecordsScreen<KindName, FieldValues> kind={kind} toInput={toValues} calls={calls} Form={Form} />;
  }
  return (
    <RecordScreen kind={kind}>
      {(edited) => (
        <Form
          {...edited}
          kind="edit"
          name={kindOf(kind).names.many}
          path={`${kind}/${singleId}`}
          onSave={(input, basedOn) => calls.update(singleId, input, basedOn)}
          startsOpen
        />
      )}
    </RecordScreen>
  );
}

/** The form of a kind, a component of its own. */
function plainForm(kind: KindName) {
  const fields = fieldsOf(kind);
  const { one } = kindOf(kind).names;
  const resolver = formResolver<FieldValues>(schemaOf(fields));
  return function PlainForm(props: EditedListRecord<FieldValues>) {
    const isNew = props.kind === 'create';
    return (
      <RecordForm
        {...props}
        resolver={resolver}
        panel={{
          title: (isNew ? `Create new ${one}` : `Edit ${one}`).toUpperCase(),
          summary: (values) => titleOfRecord(kind, values),
        }}
        updateLabel={`${isNew ? 'Create' : 'Update'} ${one.toLowerCase()}`}
        savedMessage="Saved."
        noun={one}
        fields={fields}
      >
        {({ form }) => <RecordFields form={form} fields={fields} slots={visibilitySlots(form)} />}
      </RecordForm>
    );
  };
}

import { ContentLimits, entryFields, toInput, type Field as DeclaredField, type Fields } from '@venue/domain';
import { Fragment, type ReactNode } from 'react';
import { get, useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { MediaField } from '../media/media-field.tsx';
import { ChoiceField } from './fields/choice-field.tsx';
import { FieldGroup } from './fields/field-group.tsx';
import { LinesField } from './fields/lines-field.tsx';
import { TickBox } from './fields/tick-box.tsx';
import { useErrorAt } from './fields/use-error-at.ts';
import { GalleryField } from './lists/gallery-field.tsx';
import { RemoveButton } from './lists/remove-button.tsx';
import layout from '../shell/layout.module.css';
import styles from './record-fields.module.css';

/** A form, and the path of an entry in it; without one, of the record itself. */
type InForm<Values extends FieldValues> = { form: UseFormReturn<Values>; at?: Path<Values> };

/** Values that no form holds, with what is wrong at the names of their fields. */
type Held<Values> = { values: Values; problems?: unknown; onChange: (part: Partial<Values>) => void };

type TextOptions = {
  /** The lines of a text at first. */
  rows?: number;
  /** Of fields with a single line. */
  autoComplete?: 'off';
};

type RecordFieldsProps<Values extends FieldValues, F extends Fields> = (InForm<Values> | Held<Values>) &
  TextOptions & {
    fields: F;
    /** What is shown in place of a field, by its name; null hides it. */
    slots?: { readonly [K in keyof F]?: ReactNode };
  };

/**
 * The declared fields of a record, or of an entry in one of its lists, in their order and under their headings. Fields
 * without a label, and those that the server sets, are not shown.
 */
export function RecordFields<Values extends FieldValues, F extends Fields>(
  props: RecordFieldsProps<Values, F>,
) {
  const { fields, slots, rows, autoComplete } = props;
  const controlOf = (name: string, field: DeclaredField) => {
    const shared = { field, rows, autoComplete };
    if ('form' in props) {
      const { form, at } = props;
      return <FormControl {...shared} form={form} name={(at ? `${at}.${name}` : name) as Path<Values>} />;
    }
    const change = (value: unknown) => props.onChange({ [name]: value } as Partial<Values>);
    const problem: unknown = get(props.problems, name);
    return <Control {...shared} value={props.values[name] as unknown} problem={problem} onChange={change} />;
  };
  const shown = Object.entries(fields).filter(([, { label, readOnly }]) => label && !readOnly);
  const headings = [...new Set(shown.map(([, { heading }]) => heading))];
  return headings.map((heading, index) => {
    const below = shown
      .filter(([, field]) => field.heading === heading)
      .map(([name, field]) => (
        <Fragment key={name}>{slots?.[name] === undefined ? controlOf(name, field) : slots[name]}</Fragment>
      ));
    if (headings.length === 1 && !heading) return below;
    return (
      <div key={index} className={`${layout.stack} ${styles.group}`}>
        {heading && <h3 className={layout.heading}>{heading}</h3>}
        {below}
      </div>
    );
  });
}

type FormControlProps<Values extends FieldValues> = InForm<Values> &
  TextOptions & { name: Path<Values>; field: DeclaredField };

function FormControl<Values extends FieldValues>({ form, name, ...rest }: FormControlProps<Values>) {
  const { value, onChange, ...input } = useController({ control: form.control, name }).field;
  const problem = useErrorAt(form, name);
  return <Control {...rest} value={value} problem={problem} onChange={onChange} input={input} />;
}

type ControlProps = TextOptions & {
  field: DeclaredField;
  value: unknown;
  problem: unknown;
  onChange: (value: unknown) => void;
  /** What ties an input to its form. */
  input?: object;
};

/** The control of a field, by its kind. */
function Control(props: ControlProps) {
  const { field, problem, onChange, input, rows = 3, autoComplete } = props;
  const { kind, label, hint, requiredMessage, names = {} } = field;
  const named = { label, hint, error: messageOf(problem) };
  const value = String(props.value ?? '');
  switch (kind) {
    case 'image':
    case 'video':
      return <MediaField {...named} kind={kind} value={value} onChange={onChange} />;
    case 'flag':
      return <TickBox label={label} hint={hint} isTicked={props.value === true} onChange={onChange} />;
    case 'choice': {
      // Without a requirement or a default, nothing may be chosen.
      const empty = requiredMessage ? undefined : !field.default && `No ${label.toLowerCase()}`;
      const choice = { choices: names, empty, value, onChange };
      return <ChoiceField<string> {...named} {...choice} isErrorAnnounced />;
    }
    case 'list':
    case 'group': {
      const of = entryFields(field);
      if ('fields' in of) return <EntriesField {...props} fields={of.fields} />;
      return <WordsField {...props} of={of.field} />;
    }
    default:
      return (
        <Field {...named} isErrorAnnounced>
          {(control) => {
            const shared = {
              ...control,
              ...input,
              value,
              'aria-required': requiredMessage ? true : undefined,
            };
            if (kind === 'text' && !field.isShort)
              return <textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />;
            return (
              <input
                {...shared}
                {...inputs[kind]}
                autoComplete={autoComplete}
                onChange={({ target }) =>
                  onChange(kind === 'number' && target.value ? Number(target.value) : target.value)
                }
              />
            );
          }}
        </Field>
      );
  }
}

const inputs: { [K in DeclaredField['kind']]?: object } = {
  dateTime: { type: 'datetime-local' },
  link: { inputMode: 'url' },
  number: { type: 'number' },
};

/** A list of pictures, of chosen words or of texts. */
function WordsField({ field, of, value, problem, onChange }: ControlProps & { of: DeclaredField }) {
  const { label, hint, max = ContentLimits.elements } = field;
  const { kind, names = {} } = of;
  const values = listOf(value).map(String);
  const named = { label, hint, error: messageOf(problem), value: values, onChange };
  if (kind === 'image') return <GalleryField {...named} max={max} />;
  if (kind !== 'choice') return <LinesField {...named} />;
  return (
    <FieldGroup legend={label}>
      {Object.keys(names).map((word, _, all) => (
        <TickBox
          key={word}
          label={names[word] ?? ''}
          isTicked={values.includes(word)}
          onChange={(is) => onChange(all.filter((each) => (each === word ? is : values.includes(each))))}
        />
      ))}
    </FieldGroup>
  );
}

/** The entries of a list, one below the other, or a group, which may be missing. */
function EntriesField({ field, fields, value, problem, onChange }: ControlProps & { fields: Fields }) {
  const { label, kind, nullable, optional, max = ContentLimits.elements } = field;
  const isList = kind === 'list';
  const entries = (isList ? listOf(value) : [value].filter(Boolean)) as FieldValues[];
  const nothing = nullable ? null : undefined;
  const change = (next: FieldValues[]) => onChange(isList ? next : (next[0] ?? nothing));
  return (
    <>
      {entries.map((entry, index) => {
        const name = isList ? `${label} ${index + 1}` : label;
        return (
          <FieldGroup key={index} legend={name}>
            <RecordFields
              fields={fields}
              values={entry}
              // Not by `get`, which finds nothing in a list itself.
              problems={isList ? listOf(problem)[index] : problem}
              onChange={(part) => change(entries.with(index, { ...entry, ...part }))}
            />
            {(isList || optional || nullable) && (
              <RemoveButton name={name} onRemove={() => change(entries.toSpliced(index, 1))} />
            )}
          </FieldGroup>
        );
      })}
      {entries.length < (isList ? max : 1) && (
        <Button look="quiet" onClick={() => change([...entries, toInput(fields)])}>
          Add {label}
        </Button>
      )}
    </>
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The message of a problem; of a list of words that of the first one, as they have no place for their own. */
function messageOf(problem: unknown): string | undefined {
  const messages = listOf(problem).map(messageOf);
  return get(problem, 'message') ?? get(problem, 'root.message') ?? messages.find(Boolean);
}

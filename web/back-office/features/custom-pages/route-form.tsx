import { yupResolver } from '@hookform/resolvers/yup';
import { messages } from '@venue/domain';
import { routeSchema } from '@venue/domain/schemas';
import { useEffect, useState, type ReactNode } from 'react';
import { Controller, type Resolver } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { useRecordForm, type FormRecord } from '../../forms/use-record-form.ts';
import { EndpointField } from '../../forms/endpoint-field.tsx';
import { FailedUploads } from '../../media/failed-uploads.tsx';
import { ImageField } from '../../media/image-field.tsx';
import { RecordPanel } from '../../forms/record-panel.tsx';
import { describeRoute } from './describe-route.ts';
import type { RouteFormInput } from './route-input.ts';
import { RoutePanels } from './route-panels.tsx';
import { RoutePreview } from './route-preview.tsx';

type RouteFormProps = {
  kind: 'create' | 'edit';
  /** In words, for the question before leaving. */
  name: string;
  /** Where the draft is stored: `routes/` and the page's id, or `routes/new`. */
  path: string;
  uid: string;
  record: FormRecord<RouteFormInput>;
  onSave: (input: RouteFormInput, basedOn: Date | undefined) => Promise<Date | undefined>;
  /** After it was stored, with its draft gone. */
  onSaved?: () => void;
  startsOpen?: boolean;
  /** Draws further buttons, given what throws the changes away. */
  actions?: (discard: () => void, isUnsaved: boolean) => ReactNode;
};

// Raw: the form keeps what was typed, so that a saved form compares as saved.
const resolver = yupResolver(routeSchema, {}, { raw: true }) as unknown as Resolver<RouteFormInput>;

const words = {
  create: { heading: 'CREATE NEW ROUTE', update: 'Create Route', saved: messages.routeCreated },
  edit: { heading: 'EDIT ROUTE', update: 'Update Route', saved: messages.routeUpdated },
};

/** A custom page, new or stored: what stands on top, the intro, the panels, the preview (section 2.7). */
export function RouteForm({
  kind,
  name,
  path,
  uid,
  record,
  onSave,
  onSaved,
  startsOpen,
  actions,
}: RouteFormProps) {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const recordForm = useRecordForm({ name, path, uid, record, resolver, save: onSave });
  const { form, values, outcome } = recordForm;
  const { errors } = form.formState;

  useEffect(() => {
    if (outcome?.kind === 'saved') onSaved?.();
  }, [outcome, onSaved]);

  return (
    <>
      <RecordPanel
        title={words[kind].heading}
        summary={values.title || `${values.panels.length} panels`}
        recordForm={recordForm}
        updateLabel={words[kind].update}
        savedMessage={words[kind].saved}
        describe={describeRoute}
        startsOpen={startsOpen}
        actions={actions?.(recordForm.discard, recordForm.isUnsaved)}
        previewLabel="See Preview"
        onPreview={() => setIsPreviewing(true)}
      >
        <Field label="Route Title" error={errors.title?.message}>
          {(control) => <input {...control} {...form.register('title')} />}
        </Field>
        <Field label="Description Title" error={errors.introTitle?.message}>
          {(control) => <input {...control} {...form.register('introTitle')} />}
        </Field>
        <Controller
          control={form.control}
          name="route"
          render={({ field }) => (
            <EndpointField value={field.value} onChange={field.onChange} error={errors.route?.message} />
          )}
        />
        <Field label="Intro Description" error={errors.introDesc?.message}>
          {(control) => <textarea {...control} rows={3} {...form.register('introDesc')} />}
        </Field>
        <Controller
          control={form.control}
          name="topImg"
          render={({ field }) => (
            <ImageField
              label="Main Image"
              value={field.value}
              onChange={field.onChange}
              error={errors.topImg?.message}
            />
          )}
        />
        <RoutePanels form={form} path={path} />
        <FailedUploads values={values} isSaved={outcome?.kind === 'saved'} />
      </RecordPanel>
      <RoutePreview isOpen={isPreviewing} route={values} onClose={() => setIsPreviewing(false)} />
    </>
  );
}

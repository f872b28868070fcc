import { customPage, customPagePath, messages } from '@venue/domain';
import { customPageSchema } from '@venue/domain/schemas';
import { EndpointField } from '../../records/fields/url-name-field.tsx';
import { FieldGroup } from '../../records/fields/field-group.tsx';
import { formResolver } from '../../records/fields/form-resolver.ts';
import { RecordForm, type EditedListRecord } from '../../records/record-form.tsx';
import { RecordFields } from '../../records/record-fields.tsx';
import { visibilitySlots } from '../../records/fields/visibility-fields.tsx';
import type { CustomPageFormInput } from './custom-page-input.ts';
import { CustomPagePanels } from './custom-page-panels.tsx';
import { CustomPageView } from '../../../ui/content/custom-page-view.tsx';
import { useMediaOnce } from '../../subscriptions/use-records-once.ts';
import { isPicked, showPicked } from '../../media/picked-files.ts';

const resolver = formResolver<CustomPageFormInput>(customPageSchema);

const { title, introTitle, route, isDraft, ...others } = customPage;
/** In the order of the form. */
const formFields = { title, introTitle, route, isDraft, ...others };

const words = {
  create: { heading: 'CREATE NEW ROUTE', updateLabel: 'Create Route', savedMessage: messages.routeCreated },
  edit: { heading: 'EDIT ROUTE', updateLabel: 'Update Route', savedMessage: messages.routeUpdated },
};

/** A custom page, new or stored: title, intro, panels and preview. */
export function CustomPageForm(props: EditedListRecord<CustomPageFormInput>) {
  const { heading, ...labels } = words[props.kind];
  return (
    <RecordForm
      {...props}
      {...labels}
      resolver={resolver}
      panel={{ title: heading, summary: ({ title, panels }) => title || `${panels.length} panels` }}
      noun="Route"
      fields={customPage}
      preview={{
        label: 'See Preview',
        description: 'This is how guests will see the page.',
        isWide: true,
        render: (route) => <CustomPagePreview route={route} />,
      }}
    >
      {({ form, isStoring }) => (
        // Creating clears the form, so text typed during the save would be lost.
        <FieldGroup disabled={isStoring && props.kind === 'create'}>
          <RecordFields
            form={form}
            fields={formFields}
            slots={{
              ...visibilitySlots(form),
              route: <EndpointField form={form} name="route" base={customPagePath('')} />,
              panels: <CustomPagePanels form={form} path={props.path} />,
            }}
          />
        </FieldGroup>
      )}
    </RecordForm>
  );
}

/** The custom page with the form's current values and picked pictures. */
function CustomPagePreview({ route }: { route: CustomPageFormInput }) {
  const files = [route.topImg, ...route.panels.map(({ panelImg }) => panelImg)].filter(
    (file) => file && !isPicked(file),
  );
  const read = useMediaOnce(files);
  const media = files.map((file) => [file, read(file)] as const);
  // Without their sizes, the pictures would load at full size.
  if (media.some(([, known]) => known === undefined)) return null;
  const known = Object.fromEntries(media.flatMap(([file, found]) => (found ? [[file, found] as const] : [])));
  return <CustomPageView page={showPicked(route)} media={known} />;
}

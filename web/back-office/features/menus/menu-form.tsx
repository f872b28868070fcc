import { isDish, menu, messages, readMenuEntry } from '@venue/domain';
import { menuSchema, menuUpdateSchema } from '@venue/domain/schemas';
import { EndpointField } from '../../records/fields/url-name-field.tsx';
import { FieldGroup } from '../../records/fields/field-group.tsx';
import { formResolver } from '../../records/fields/form-resolver.ts';
import { priceQuestion, priceRemark, unclearPrices } from '../../records/price-question.ts';
import { RecordForm, type EditedListRecord } from '../../records/record-form.tsx';
import type { SaveQuestion } from '../../records/use-save-question.ts';
import { RecordFields } from '../../records/record-fields.tsx';
import { visibilitySlots } from '../../records/fields/visibility-fields.tsx';
import { MenuContents } from './contents/menu-contents.tsx';
import type { MenuFormInput } from './menu-input.ts';
import { MenuPreview } from './menu-preview.tsx';

/** A new menu and a stored one differ in their labels and in the message for an empty endpoint. */
const kinds = {
  create: {
    heading: 'CREATE NEW MENU',
    updateLabel: 'Create Menu',
    savedMessage: messages.menuCreated,
    emptyEndpoint: undefined,
    resolver: formResolver<MenuFormInput>(menuSchema),
  },
  edit: {
    heading: 'EDIT MENU',
    updateLabel: 'Update Menu',
    savedMessage: messages.menuUpdated,
    emptyEndpoint: messages.urlNameEmpty,
    resolver: formResolver<MenuFormInput>(menuUpdateSchema),
  },
};

const { contents, ...others } = menu;
/** In the order of the form. */
const formFields = { ...others, contents };

/** Title, URL endpoint and elements of one menu, new or stored, with its preview. */
export function MenuForm(props: EditedListRecord<MenuFormInput>) {
  const { heading, emptyEndpoint, ...kind } = kinds[props.kind];
  return (
    <RecordForm
      {...props}
      {...kind}
      panel={{
        title: heading,
        summary: ({ title, contents }) => title || `${contents.length} items`,
      }}
      noun="Menu"
      fields={menu}
      ask={askAboutPrices}
      preview={{
        description: 'This is how guests will see the menu.',
        render: (values) => <MenuPreview values={values} path={props.path} />,
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
              route: <EndpointField form={form} name="route" base="/menus?" emptyMessage={emptyEndpoint} />,
              contents: <MenuContents form={form} path={props.path} />,
            }}
          />
        </FieldGroup>
      )}
    </RecordForm>
  );
}

/** Asks about new prices that guests may not understand. */
function askAboutPrices(values: MenuFormInput, base: MenuFormInput): SaveQuestion<MenuFormInput> | undefined {
  const pricesOf = ({ contents }: MenuFormInput) =>
    contents.map((element) => (isDish(element) ? readMenuEntry(element).price : ''));
  const [prices, stored] = [pricesOf(values), pricesOf(base)];
  const question = priceQuestion(prices, stored);
  const [first = ''] = unclearPrices(prices, stored);
  const path = `contents.${prices.indexOf(first)}.content.2.contentString` as const;
  return question === undefined ? undefined : { question, path, remark: priceRemark };
}

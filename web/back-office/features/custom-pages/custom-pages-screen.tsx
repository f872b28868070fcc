import { customPage, messages, toInput, type CustomPage } from '@venue/domain';
import { contentCalls } from '../../records/content-calls.ts';
import { RecordsScreen } from '../../records/records-screen.tsx';
import { CustomPageForm } from './custom-page-form.tsx';
import { type CustomPageFormInput } from './custom-page-input.ts';

const calls = contentCalls<CustomPageFormInput>('routes');

const listWords = {
  heading: 'CURRENT ROUTES',
  emptyMessage: 'There are no custom pages yet. Create the first one below.',
  question: messages.confirmRouteDelete,
  deletedMessage: messages.routeDeleted,
  words: { edit: 'EDIT', copy: 'DUPLICATE', remove: 'DELETE' },
};

/** Routes admin: the custom pages and the builder of new ones. */
export function RoutesScreen() {
  return (
    <RecordsScreen
      kind="routes"
      names={{ one: 'page', many: 'routes' }}
      compare={byTitle}
      detailOf={({ route, panels }) => `${route} · ${panels.length} panels`}
      listWords={listWords}
      createdMessage={messages.routeCreated}
      toInput={(record): CustomPageFormInput => toInput(customPage, record)}
      calls={calls}
      Form={CustomPageForm}
    />
  );
}

function byTitle(a: CustomPage, b: CustomPage): number {
  return a.title.localeCompare(b.title, 'en-IE');
}

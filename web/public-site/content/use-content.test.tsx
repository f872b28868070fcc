import { act, render, screen } from '@testing-library/react';
import type { PartJson, SiteJson } from '@venue/domain';
import { MemoryRouter } from 'react-router-dom';
import { connectionStore } from '../../connection/connection-store.ts';
import { buildPart, buildPublished, fakeServer } from '../../test-fixtures/build-published.ts';
import { NowProvider } from '../../ui/now.tsx';
import { PartStatus } from '../layout/part-status.tsx';
import { ContentSource } from './content-source.ts';
import { createContentStore } from './content-store.ts';
import { persistedContent } from './persisted-content.ts';
import { usePart } from './use-content.ts';

const site = (dinner?: string) =>
  buildPublished({ version: `v${dinner}`, parts: dinner ? { 'menu-dinner': dinner } : {} });
const card = (title: string, version: string) => buildPart(version, { menu: { title } });

function Card() {
  const { status, part } = usePart('menu-dinner');
  return (
    <>
      <p>{part ? part.menu.title : status}</p>
      <PartStatus status={status} what="This card" waiting="…" />
    </>
  );
}

function renderCard(
  answers: Partial<Record<string, SiteJson | PartJson>>,
  version: string | undefined = 'd1',
) {
  const store = createContentStore(
    persistedContent(() => localStorage),
    fakeServer(answers).fetchJson,
  );
  store.receiveSite(site(version));
  render(
    <MemoryRouter initialEntries={['/menus?dinner']}>
      <NowProvider first={new Date()}>
        <ContentSource value={store}>
          <Card />
        </ContentSource>
      </NowProvider>
    </MemoryRouter>,
  );
  return store;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  connectionStore.setState({ hasNetwork: true, isReachable: true });
  vi.restoreAllMocks();
});

it('a part is fetched, and fetched again when its version changes', async () => {
  const store = renderCard({
    'menu-dinner@d1': card('Dinner', 'd1'),
    'menu-dinner@d2': card('Supper', 'd2'),
  });
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('Dinner')).toBeInTheDocument();
  act(() => store.receiveSite(site('d2')));
  expect(screen.getByText('Dinner')).toBeInTheDocument();
  expect(await screen.findByText('Supper')).toBeInTheDocument();
});

it('a part that the site does not have is missing', () => {
  renderCard({}, '');
  expect(screen.getByText('missing')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a part is gone at the moment at which its record ends, although it is stored', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const showUntil = new Date(Date.now() + 30_000).toISOString();
  const store = renderCard({ 'menu-dinner@d1': buildPart('d1', { menu: { title: 'Dinner', showUntil } }) });
  await act(() => store.loadPart('menu-dinner'));
  expect(screen.getByText('Dinner')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('missing')).toBeInTheDocument();
  vi.useRealTimers();
});

it('a part that could not be fetched shows an error, and loads once there is a connection', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  connectionStore.setState({ hasNetwork: false });
  renderCard({ 'menu-dinner@d1': card('Dinner', 'd1') });
  expect(screen.getByText('failed')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/^This card couldn’t be loaded\./);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/menus?dinner');
  act(() => connectionStore.setState({ hasNetwork: true }));
  expect(await screen.findByText('Dinner')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

import { notice, readRecord, type Notice } from '@venue/domain';
import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../../ui/now.tsx';
import { NoticeBar, NoticeHere } from './notice-bar.tsx';

const now = new Date('2026-11-22T20:00:10Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const build = (fields: object): Notice =>
  readRecord(notice, 'main', { text: 'The kitchen closes at 8.', until: after(45), ...fields });

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

function open(given: Notice) {
  const tree = (shown: Notice) => (
    <MemoryRouter>
      <NowProvider first={now}>
        <NoticeBar notice={shown} />
        <NoticeHere notice={shown} />
        <Link to="/menus">MENUS</Link>
      </NowProvider>
    </MemoryRouter>
  );
  const page = render(tree(given));
  return { replace: (shown: Notice) => page.rerender(tree(shown)) };
}

const bar = () => screen.getByRole('status');
const place = () => bar().parentElement!;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

describe('the notice', () => {
  it('is on the page, and where one books, until the very moment of its end', async () => {
    open(build({}));
    expect(bar()).toHaveTextContent('The kitchen closes at 8.');
    expect(screen.getAllByText('The kitchen closes at 8.')).toHaveLength(2);
    await pass(44.9);
    expect(bar()).not.toBeEmptyDOMElement();
    await pass(0.2);
    expect(bar()).toBeEmptyDOMElement();
    expect(screen.queryByText('The kitchen closes at 8.')).toBeNull();
  });

  it('appears at its start, without room of its own until the next navigation', async () => {
    open(build({ from: after(150), until: after(600) }));
    await pass(149);
    expect(bar()).toBeEmptyDOMElement();
    await pass(2);
    expect(bar()).toHaveTextContent('The kitchen closes at 8.');
    expect(place()).toHaveClass('over');
    act(() => screen.getByRole('link', { name: 'MENUS' }).click());
    expect(bar()).toHaveTextContent('The kitchen closes at 8.');
    expect(place()).not.toHaveClass('over');
  });

  it('keeps its height when it ends or is replaced, so that nothing moves', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    const page = open(build({}));
    page.replace(build({ text: 'Closed tonight: a burst pipe.' }));
    expect(place()).toHaveStyle({ height: '40px' });
    expect(bar()).toHaveTextContent('Closed tonight: a burst pipe.');
    await pass(60);
    expect(bar()).toBeEmptyDOMElement();
    expect(place()).toHaveStyle({ height: '40px' });
    act(() => screen.getByRole('link', { name: 'MENUS' }).click());
    expect(place().style.height).toBe('');
  });

  it('leads somewhere if it has a link, and shows what staff typed as text', () => {
    open(build({ text: '<b>Oysters</b>', link: 'https://venue.test/oysters' }));
    const [first] = screen.getAllByRole('link', { name: '<b>Oysters</b>' });
    expect(first).toHaveAttribute('href', 'https://venue.test/oysters');
  });
});

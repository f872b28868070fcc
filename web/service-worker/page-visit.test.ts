import { isPageVisit, pageOrShell } from './page-visit.ts';
import { isStoredPicture } from './stored-picture.ts';

const shell = new Response('shell');
const findShell = () => Promise.resolve<Response | undefined>(shell);
const request = { mode: 'navigate' } as Request;
const visit = (path: string, changes: Partial<Request> = {}) => ({
  request: { ...request, ...changes },
  url: new URL(path, 'https://venue.example'),
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['/', '/menus', '/f%C3%A9ile-na-mara', '/event/oyster-weekend', '/chef', '/apiary'])(
  'a navigation to %s is a page visit',
  (path) => expect(isPageVisit(visit(path))).toBe(true),
);

it.each([
  ...['/api/website/getAll', '/__/auth/action', '/reservation.html', '/sitemap.xml', '/content/site.json'],
  ...[
    '/admin-dashboard',
    '/admin-dashboard/menus',
    '/admin-login',
    '/chef-login',
    '/email',
    '/preview/token/menus',
  ],
])('a navigation to %s is left to the browser', (path) => expect(isPageVisit(visit(path))).toBe(false));

it('a fetch by a page is not a page visit', () => {
  expect(isPageVisit(visit('/menus', { mode: 'cors' }))).toBe(false);
});

it('only pictures in Cloud Storage are stored', () => {
  const picture = '/v0/b/venue.app/o/images%2Fpint.jpg';
  expect(isStoredPicture(visit(picture, { destination: 'image' }))).toBe(true);
  expect(isStoredPicture(visit(picture, { destination: '' }))).toBe(false);
  expect(isStoredPicture(visit('/v0/b/venue.app/o/videos%2Fhero.mp4', { destination: 'image' }))).toBe(false);
});

it('responds with the preloaded response, or else fetches the page', async () => {
  const preloaded = new Response('preloaded');
  const preloadResponse = Promise.resolve<Response | undefined>(preloaded);
  expect(await pageOrShell({ request, preloadResponse }, findShell)).toBe(preloaded);
  const fetched = new Response('fetched');
  vi.stubGlobal('fetch', () => Promise.resolve(fetched));
  expect(await pageOrShell({ request, preloadResponse: Promise.resolve(undefined) }, findShell)).toBe(
    fetched,
  );
  expect(await pageOrShell({ request }, findShell)).toBe(fetched);
});

it('responds with the shell when the server is unreachable or takes longer than 1.5 seconds', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await pageOrShell({ request }, findShell)).toBe(shell);

  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const responded = vi.fn();
  void pageOrShell({ request }, findShell).then(responded);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(responded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(responded).toHaveBeenCalledWith(shell);
});

it('waits for a slow server when no shell is stored', async () => {
  const slow = new Response('slow');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => setTimeout(() => resolve(slow), 5_000)));
  const responded = vi.fn();
  void pageOrShell({ request }, () => Promise.resolve(undefined)).then(responded);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(responded).toHaveBeenCalledWith(slow);
});

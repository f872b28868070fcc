import { isPageVisit, pageOrShell } from './page-visit.ts';
import { isStoredPicture } from './stored-picture.ts';

const shell = new Response('shell');
const findShell = () => Promise.resolve<Response | undefined>(shell);
const request = { mode: 'navigate' } as Request;
const asked = (path: string, changes: Partial<Request> = {}) => ({
  request: { ...request, ...changes },
  url: new URL(path, 'https://venue.example'),
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['/', '/menus', '/f%C3%A9ile-na-mara', '/event/oyster-weekend', '/chef', '/apiary'])(
  'a visit to %s is a page visit',
  (path) => expect(isPageVisit(asked(path))).toBe(true),
);

it.each([
  ...['/api/website/getAll', '/__/auth/action', '/reservation.html', '/sitemap.xml', '/content/site.json'],
  ...['/admin-dashboard', '/admin-dashboard/menus', '/admin-login', '/chef-login', '/email'],
])('a visit to %s goes past the worker', (path) => expect(isPageVisit(asked(path))).toBe(false));

it('what a page fetches is no page visit', () => {
  expect(isPageVisit(asked('/menus', { mode: 'cors' }))).toBe(false);
});

it('only pictures in Cloud Storage are stored', () => {
  const picture = '/v0/b/venue.app/o/images%2Fpint.jpg';
  expect(isStoredPicture(asked(picture, { destination: 'image' }))).toBe(true);
  expect(isStoredPicture(asked(picture, { destination: '' }))).toBe(false);
  expect(isStoredPicture(asked('/v0/b/venue.app/o/videos%2Fhero.mp4', { destination: 'image' }))).toBe(false);
});

it('the server answers, with what the browser has begun to fetch or with a fetch of the worker’s own', async () => {
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

it('the shell stands in when the server cannot be reached, and when it is silent for a second and a half', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await pageOrShell({ request }, findShell)).toBe(shell);

  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const answered = vi.fn();
  void pageOrShell({ request }, findShell).then(answered);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(shell);
});

it('without a stored shell a slow server is waited for', async () => {
  const slow = new Response('slow');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => setTimeout(() => resolve(slow), 5_000)));
  const answered = vi.fn();
  void pageOrShell({ request }, () => Promise.resolve(undefined)).then(answered);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answered).toHaveBeenCalledWith(slow);
});

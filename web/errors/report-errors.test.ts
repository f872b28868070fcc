/** The module of a new page, and the reports it sends. */
async function openPage() {
  vi.resetModules();
  const { startErrorReports, reportError } = await import('./report-errors.ts');
  const send = vi.fn(async (_address: string, _options: { body: string }) => new Response('{}'));
  vi.stubGlobal('fetch', send);
  const abort = listenersEnd();
  startErrorReports('https://venue.example/assets/app-1a2b3c4d.js');
  const reports = () => send.mock.calls.map(([, { body }]) => JSON.parse(body));
  return { reportError, send, reports, abort };
}

/** Removes the page's listeners, so that the next page reports only its own errors. */
function listenersEnd() {
  const controller = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    add(type, listener, { signal: controller.signal }),
  );
  return () => controller.abort();
}

let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  window.history.replaceState(null, '', '/menus?email=ada@example.com');
  page = await openPage();
});

afterEach(() => {
  page.abort();
  vi.unstubAllGlobals();
});

const fault = (message: string) => new ErrorEvent('error', { error: new TypeError(message), message });

it('an error is sent as JSON with the path of the page and its version, and without the query', () => {
  window.dispatchEvent(fault('x is not a function'));
  const options = { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' } };
  expect(page.send).toHaveBeenCalledWith('/api/errors', expect.objectContaining(options));
  expect(page.reports()).toEqual([
    {
      message: 'x is not a function',
      stack: expect.stringContaining('TypeError: x is not a function'),
      page: '/menus',
      version: '/assets/app-1a2b3c4d.js',
    },
  ]);
});

it('so are rejections that nobody handles, and what an error boundary catches', () => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('late') }));
  page.reportError(new Error('while drawing'));
  expect(page.reports().map(({ message }) => message)).toEqual(['late', 'while drawing']);
});

it('three errors are reported, and the fourth is not', () => {
  for (const message of ['one', 'two', 'three', 'four']) window.dispatchEvent(fault(message));
  expect(page.send).toHaveBeenCalledTimes(3);
});

it.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Importing a module script failed.',
  'Failed to fetch dynamically imported module: https://venue.example/assets/a.js',
  'The operation was aborted.',
  'Script error.',
])('"%s" is no fault of the page', (message) => {
  window.dispatchEvent(fault(message));
  expect(page.send).not.toHaveBeenCalled();
});

it('nothing is reported without a connection, nor what a browser extension did', () => {
  const extension = Object.assign(new Error('boom'), {
    stack: 'Error: boom\n at chrome-extension://abc/x.js:1:1',
  });
  window.dispatchEvent(new ErrorEvent('error', { error: extension }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(fault('x is not a function'));
  expect(page.send).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('long messages and stacks are cut to what the server takes', () => {
  page.reportError(Object.assign(new Error('m'.repeat(2_000)), { stack: 's'.repeat(20_000) }));
  const [report] = page.reports();
  expect([report.message.length, report.stack.length]).toEqual([500, 4_000]);
});

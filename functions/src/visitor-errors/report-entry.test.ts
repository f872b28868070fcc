import { reportEntry } from './report-entry.ts';

const version = '/assets/app-1a2b3c4d.js';

it('an error is one log entry that Error Reporting groups by its stack', () => {
  const stack =
    "TypeError: Cannot read properties of undefined (reading 'title')\n    at draw (https://venue.example/assets/menus-page-9f8e7d6c.js:1:2345)";
  expect(reportEntry({ message: 'Cannot read …', stack, page: '/menus', version })).toEqual({
    severity: 'ERROR',
    message: stack,
    '@type': expect.stringMatching(/ReportedErrorEvent$/),
    serviceContext: { service: 'website', version },
    context: { reportLocation: { filePath: '/menus', lineNumber: 0, functionName: 'browser' } },
  });
});

it("stacks of Safari and Firefox are converted to Chromium's format", () => {
  const stack = 'draw@https://venue.example/assets/a.js:1:20\n@https://venue.example/assets/b.js:3:4\n';
  expect(reportEntry({ message: 'x is null', stack }).message).toBe(
    'Error: x is null\n    at draw (https://venue.example/assets/a.js:1:20)\n    at <anonymous> (https://venue.example/assets/b.js:3:4)',
  );
});

it.each([
  ['ada@example.com is not a function', 'ada@example.com'],
  ['no route for https://venue.example/book?name=Ada&token=abc', 'Ada'],
  ['no route for /reset#oobCode=s3cret', 's3cret'],
  ['bad token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl', 'eyJ'],
  [`refused ${'k3Y_'.repeat(12)}`, 'k3Y_k3Y_'],
  ['no answer from 203.0.113.7', '203.0.113.7'],
  ['no answer from 2001:db8:0:1:0:0:0:5', '2001:db8'],
])('"%s" is logged without private data', (message, secret) => {
  const stack = `Error: ${message}\n    at send (https://venue.example/assets/a.js?u=${secret}:1:20)`;
  const entry = JSON.stringify(reportEntry({ message, stack, page: `/menus?${secret}`, version }));
  expect(entry).not.toContain(secret);
  expect(entry).toContain('/assets/a.js:1:20');
});

it.each([
  ['Error: no booking for Mary Murphy', 'Error: no booking for [name]'],
  ['Error: Seán Ó Sé, +353 87 123 4567', 'Error: [name], [phone]'],
  [
    "TypeError: Cannot read properties of undefined (reading 'O’Neill')",
    "TypeError: Cannot read properties of undefined (reading '[name]')",
  ],
  ['Error: Jean-Luc McCarthy rang (087) 123-4567 at 20:30', 'Error: [name] rang ([phone] at 20:30'],
  ['Error: BRÍD has no table', 'Error: [name] has no table'],
])('"%s" is logged as "%s"', (line, logged) => {
  const stack = `${line}\n    at MenusPage (https://venue.example/assets/a.js:1:20)`;
  const { message } = reportEntry({ message: '', stack });
  expect(message).toBe(`${logged}\n    at MenusPage (https://venue.example/assets/a.js:1:20)`);
  expect(reportEntry({ message: line.replace(/^\w*: /, '') }).message).toBe(logged.replace('Type', ''));
});

it.each([
  "TypeError: Cannot read properties of undefined (reading 'title')",
  "TypeError: undefined is not an object (evaluating 'e.updatedAt')",
  'TypeError: Failed to fetch dynamically imported module: https://venue.example/assets/menus-page-12345678.js',
  'Error: Minified React error #418; visit https://react.dev/errors/418',
  "NotFoundError: Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
  'QuotaExceededError: The quota has been exceeded.',
  'RangeError: Maximum call stack size exceeded',
  'TypeError: Load failed',
  'Error: from 2026-11-22 to 2026-11-24',
])('"%s" stays as it is', (line) => {
  expect(reportEntry({ message: '', stack: line }).message).toBe(line);
});

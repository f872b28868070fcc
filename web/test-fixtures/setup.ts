// Its matchers' types; the matchers themselves are added below, once for each file.
import type {} from '@testing-library/jest-dom/vitest';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';

/**
 * Files of component tests share a process and its document, as opening them takes longer than the tests. This runs
 * before each file: a test leaves nothing behind in the document, storage, timers or globals, and a file leaves no
 * module of ours behind. Only libraries are loaded once.
 */
expect.extend(matchers);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Tests run in parallel with other work, so timeouts are generous.
configure({ asyncUtilTimeout: 60_000 });

// A page of ours always has a doctype, and the drag-and-drop library insists on it.
if (!document.doctype) {
  document.insertBefore(document.implementation.createDocumentType('html', '', ''), document.documentElement);
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(async () => {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  // A part that is still being fetched would belong to the next file.
  await vi.dynamicImportSettled();
  vi.resetModules();
});

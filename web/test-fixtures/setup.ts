import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// The machine does other work beside these tests and is slow now and then.
configure({ asyncUtilTimeout: 10_000 });

// A page of ours always has a doctype, and the drag-and-drop library insists on it.
if (!document.doctype) {
  document.insertBefore(document.implementation.createDocumentType('html', '', ''), document.documentElement);
}

import '@testing-library/jest-dom/vitest';

// A page of ours always has a doctype, and the drag-and-drop library insists on it.
if (!document.doctype) {
  document.insertBefore(document.implementation.createDocumentType('html', '', ''), document.documentElement);
}

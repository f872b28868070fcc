import type { FrameHeight } from '@venue/domain';

/**
 * Posts the height of this document to the page around it, now, at every change and whenever the page asks. Only a
 * page of this site gets it. Does nothing outside of a frame.
 */
export function postHeight(): void {
  const { parent, location } = window;
  if (parent === window) return;
  const post = () => {
    const message: FrameHeight = { height: document.documentElement.getBoundingClientRect().height };
    parent.postMessage(message, location.origin);
  };
  new ResizeObserver(post).observe(document.documentElement);
  window.addEventListener('message', (event) => {
    if (event.origin === location.origin && event.source === parent) post();
  });
}

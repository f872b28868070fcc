import { useEffect, type RefObject } from 'react';

/** What can take the focus over. Not a field for text: on a phone that would open the keyboard. */
const controls = 'button, a[href], summary, input[type="checkbox"], input[type="radio"], [role="button"]';

/**
 * Keeps the keyboard's place in an area where controls go away when they are pressed: a dish that is off, an entry that
 * is removed, changes that are discarded. The focus moves to what has taken the control's place, then to the next one,
 * then to the one before. A control that is disabled while it works gets its focus back.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: root } = area;
    if (!root) return;
    /** The control in the area that has the focus, or gets it as soon as it can. */
    let kept: HTMLElement | undefined;

    function handleFocusIn({ target }: FocusEvent) {
      // A heading has the focus after a navigation, and passes it on to its own successor.
      kept = target instanceof HTMLElement && !target.matches('[tabindex="-1"]') ? target : undefined;
    }

    function handleFocusOut({ target }: FocusEvent) {
      // By then it is gone or disabled, unless the person has pressed beside it.
      queueMicrotask(() => {
        if (target === kept && isNowhere() && kept.isConnected && !kept.matches(':disabled'))
          kept = undefined;
      });
    }

    const observer = new MutationObserver((changes) => {
      if (kept && !kept.isConnected) kept = findSuccessor(kept, changes, root);
      // While a dialog is open, the focus is its own business.
      if (!kept || !isNowhere() || root.closest('[aria-hidden="true"]') || kept.matches(':disabled')) return;
      kept.focus({ preventScroll: true });
      kept.scrollIntoView({ block: 'nearest' });
    });

    root.addEventListener('focusin', handleFocusIn);
    root.addEventListener('focusout', handleFocusOut);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'aria-hidden'],
    });
    return () => {
      root.removeEventListener('focusin', handleFocusIn);
      root.removeEventListener('focusout', handleFocusOut);
      observer.disconnect();
    };
  }, [area]);
}

/** Whether nothing has the focus. */
function isNowhere(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

/** The control nearest to where a removed one was, inside the area. It may be disabled for the moment. */
function findSuccessor(removed: Node, changes: MutationRecord[], root: HTMLElement): HTMLElement | undefined {
  const removalOf = (node: Node) =>
    changes.find(({ removedNodes }) => [...removedNodes].some((each) => each.contains(node)));
  let removal = removalOf(removed);
  while (removal && !removal.target.isConnected) removal = removalOf(removal.target);
  if (!removal) return undefined;
  let before = removal.previousSibling;
  while (before && !before.isConnected) before = removalOf(before)?.previousSibling ?? null;
  return nearestControl(removal.target, before, root);
}

/**
 * The first control after a place, or else the last one before it, in the smallest part of the area that has one.
 * @param before what stands before the place in `parent`; null at its beginning
 */
function nearestControl(parent: Node, before: Node | null, root: HTMLElement): HTMLElement | undefined {
  let place = before;
  for (let part: Node | null = parent; part && root.contains(part); part = part.parentNode) {
    // The nearest siblings first: a menu has hundreds of controls, and asking whether one is shown lays its row out.
    for (let next = place ? place.nextSibling : part.firstChild; next; next = next.nextSibling) {
      const control = controlsIn(next).find(isShown);
      if (control) return control;
    }
    for (let previous = place; previous; previous = previous.previousSibling) {
      const control = controlsIn(previous).findLast(isShown);
      if (control) return control;
    }
    place = part;
  }
  return undefined;
}

/** The node itself, if it is a control, and those inside. */
function controlsIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const inside = [...node.querySelectorAll<HTMLElement>(controls)];
  return node.matches(controls) ? [node, ...inside] : inside;
}

function isShown(control: HTMLElement): boolean {
  return control.getClientRects().length > 0;
}

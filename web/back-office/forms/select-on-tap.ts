import type { PointerEvent, SyntheticEvent } from 'react';

/** The field that a press is about to give the focus to. */
let entered: Element | undefined;

/**
 * Props of an input that is replaced more often than edited, such as a price: arriving at it by tap, click or Tab
 * selects what it holds. The next tap sets the cursor.
 */
export const selectOnTap = {
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
    entered = document.activeElement === currentTarget ? undefined : currentTarget;
  },
  onFocus: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select(),
  // Some browsers set the cursor where the press ends, after the focus.
  onClick: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget;
    if (entered === currentTarget && selectionStart === selectionEnd) currentTarget.select();
    entered = undefined;
  },
};

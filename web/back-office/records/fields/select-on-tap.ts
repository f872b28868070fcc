import type { SyntheticEvent } from 'react';

type InputEvent = SyntheticEvent<HTMLInputElement>;

/** The field that has the focus and was neither tapped nor typed into since. */
let fresh: Element | undefined;

/**
 * Props of an input that is replaced more often than edited, such as a price: the focus and the first tap select what it
 * holds. The next tap sets the cursor.
 */
export const selectOnTap = {
  onFocus: ({ currentTarget }: InputEvent) => {
    fresh = currentTarget;
    currentTarget.select();
  },
  onKeyDown: () => {
    fresh = undefined;
  },
  // A press sets the cursor after the focus, unless it has selected a part.
  onClick: ({ currentTarget }: InputEvent) => {
    const { selectionStart, selectionEnd } = currentTarget;
    if (fresh === currentTarget && selectionStart === selectionEnd) currentTarget.select();
    fresh = undefined;
  },
};

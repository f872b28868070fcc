/** The message from the booking page to its frame: it asks for `FrameHeight`, which it may have missed. */
export type FrameHeightRequest = { wants: 'height' };

/** The message from the framed booking form to its page: the height of the form in px. */
export type FrameHeight = { height: number };

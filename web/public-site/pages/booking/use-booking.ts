import { useEffect, useState } from 'react';
import {
  changeBooking,
  fetchBooking,
  type BookingChange,
  type BookingLink,
  type BookingRefusal,
  type GuestBooking,
} from './booking-calls.ts';

/** The booking of a link; undefined until it has loaded. */
type LinkedBooking = { link?: BookingLink; booking?: GuestBooking; refusal?: BookingRefusal };

/** What a link without a key opens. */
const noBooking: BookingRefusal = { why: 'unknown', msg: '' };

/**
 * The booking behind the page's link. Reads the key from the address, takes it out of the address bar, and keeps it in
 * this tab for a reload. Nothing is changed but by `change`, which resolves with the refusal, if there is one: programs
 * that look through emails open links and run scripts.
 */
export function useBooking(id: string) {
  const [state, setState] = useState<LinkedBooking>({});

  useEffect(() => {
    let isLeft = false;
    const link = { id, key: takeKey(id) };
    const load = async () => {
      const result = link.key ? await fetchBooking(link) : noBooking;
      if (!isLeft) setState('why' in result ? { link, refusal: result } : { link, booking: result });
    };
    void load();
    // Another link of the same booking in this tab.
    const handleHash = () => {
      if (keyInAddress()) window.location.reload();
    };
    window.addEventListener('hashchange', handleHash);
    return () => {
      isLeft = true;
      window.removeEventListener('hashchange', handleHash);
    };
  }, [id]);

  async function change(wish: BookingChange): Promise<BookingRefusal | undefined> {
    if (!state.link) return undefined;
    const result = await changeBooking(state.link, wish);
    if (!('why' in result)) setState({ ...state, booking: result });
    else if (result.why !== 'failed') setState({ link: state.link, refusal: result });
    return 'why' in result ? result : undefined;
  }

  return { ...state, change };
}

/** The key in the address, or the one that this tab keeps; empty if there is none. */
function takeKey(id: string): string {
  const { pathname, search } = window.location;
  const given = keyInAddress();
  const name = `booking-key ${id}`;
  if (given) window.history.replaceState(window.history.state, '', pathname + search);
  try {
    if (given) sessionStorage.setItem(name, given);
    return given || (sessionStorage.getItem(name) ?? '');
  } catch (error) {
    console.info('The key of the booking cannot be stored:', error);
    return given;
  }
}

/** The key in the address, and not the name of an anchor, as "Skip to the page" leaves it; empty if there is none. */
function keyInAddress(): string {
  return /^#([\w-]{16,64})$/.exec(window.location.hash)?.[1] ?? '';
}

import { fromLocalInput, localDay, type Menu, type MenuElement } from '@venue/domain';
import { useCallback, useState } from 'react';
import { readNote, writeNote } from '../../session/drafts.ts';
import type { ContentsChanged } from './menu-calls.ts';
import { offDishes, putBack, takeOff, type MenuPlace, type OffDish } from './off-dishes.ts';

/** The places of one menu, and the `updatedAt` of the menu they belong to. */
type Remembered = { places: MenuPlace[]; updatedAt: string | undefined };

/** Changes the current contents of a menu, see `changeMenuContents`. @throws ApiError */
export type ChangeContents = (
  menu: Menu,
  change: (contents: MenuElement[]) => MenuElement[] | undefined,
) => Promise<ContentsChanged | undefined>;

const path = 'off-dishes';

/**
 * Dishes that this person has taken off their menus today, and functions to take one off and put it back. They are
 * stored in this browser until the night ends at 05:00, or until log-out.
 */
export function useOffDishes(uid: string, menus: readonly Menu[], changeContents: ChangeContents) {
  const [remembered, setRemembered] = useState<Record<string, Remembered>>(
    () => readNote(uid, path, new Date()) ?? {},
  );

  const remember = useCallback(
    (menu: Menu, places: MenuPlace[], updatedAt: Date | undefined) => {
      setRemembered((known) => {
        const next = { ...known, [menu._id]: { places, updatedAt: updatedAt?.toISOString() } };
        writeNote(uid, path, next, nightEnd(new Date()));
        return next;
      });
    },
    [uid],
  );

  const off = menus.flatMap((menu) => {
    const { places = [], updatedAt } = remembered[menu._id] ?? {};
    // The live menu lags behind the response of the save for a moment.
    const isBehind = updatedAt !== undefined && (menu.updatedAt?.toISOString() ?? '') < updatedAt;
    const contents = isBehind ? places.flatMap((place) => (place.off ? [] : place.element)) : menu.contents;
    return offDishes(places, contents).map((dish) => ({ menu, dish }));
  });

  /** Resolves to whether the dish was still on the menu. */
  async function take(menu: Menu, index: number, name: string): Promise<boolean> {
    const dish = menu.contents[index];
    if (!dish) return false;
    const places = remembered[menu._id]?.places ?? [];
    const note: OffDish = { id: crypto.randomUUID(), name };
    let taken: ReturnType<typeof takeOff>;
    const saved = await changeContents(menu, (contents) => {
      taken = takeOff(places, contents, dish, index, note);
      return taken?.contents;
    });
    if (saved && taken) remember(menu, taken.places, saved.updatedAt);
    return saved !== undefined;
  }

  /** Resolves to whether the dish is back in its place; false if it went to the end of the menu. */
  async function undo(menu: Menu, { id }: OffDish): Promise<boolean> {
    const places = remembered[menu._id]?.places ?? [];
    let back: ReturnType<typeof putBack>;
    const saved = await changeContents(menu, (contents) => {
      back = putBack(places, contents, id);
      return back?.contents;
    });
    if (saved && back) remember(menu, back.places, saved.updatedAt);
    // Somebody has put it back by hand.
    else remember(menu, without(places, id), menu.updatedAt);
    return back?.isPlaced ?? true;
  }

  return { off, take, undo };
}

function without(places: MenuPlace[], id: string): MenuPlace[] {
  return places.filter(({ off }) => off?.id !== id);
}

/** The next 05:00 in the venue's time zone, when a night ends. */
function nightEnd(now: Date): Date {
  const today = fromLocalInput(`${localDay(now)}T05:00`);
  if (today > now) return today;
  const noon = fromLocalInput(`${localDay(now)}T12:00`);
  return fromLocalInput(`${localDay(new Date(noon.getTime() + 24 * 60 * 60 * 1000))}T05:00`);
}

import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keepPlace } from '../../../ui/page/scroll-on-navigate.tsx';

/**
 * What the address of the screen asks for, so that a reload, a draft and Undo lead back to the same gig: `?edit=` and an id
 * opens the form of that gig, `?change=` says that it is cancelled or moved, `?new=` opens the form of a new one.
 */
export function useGigAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();

  const [left, setLeft] = useState<string>();

  // Unlike the setter of useSearchParams, `navigate` stays the same when the address changes, and so do the lists.
  const show = useCallback(
    (ask: string, leave?: string) => {
      setLeft(leave);
      void navigate({ search: ask }, { replace: true, state: keepPlace });
    },
    [navigate],
  );
  const asked = search.toString();
  // The address changes in a transition; a dialog that is closed is gone at once.
  const current = asked === left ? new URLSearchParams() : search;

  return {
    isNewAsked: current.has('new'),
    editedId: current.get('edit') ?? undefined,
    changedId: current.get('change') ?? undefined,
    openEdit: useCallback((id: string) => show(`?edit=${id}`), [show]),
    openChange: useCallback((id: string) => show(`?change=${id}`), [show]),
    close: useCallback(() => show('', asked), [show, asked]),
  };
}

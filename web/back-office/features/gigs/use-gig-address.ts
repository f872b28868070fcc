import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * What the address of the screen asks for, so that a reload, a draft and Undo lead back to the same gig: `?edit=` and an id
 * opens the form of that gig, `?change=` says that it is cancelled or moved, `?new=` opens the form of a new one.
 */
export function useGigAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();

  // Unlike the setter of useSearchParams, `navigate` stays the same when the address changes, and so do the lists.
  const show = useCallback((ask: string) => void navigate({ search: ask }, { replace: true }), [navigate]);

  return {
    isNewAsked: search.has('new'),
    editedId: search.get('edit') ?? undefined,
    changedId: search.get('change') ?? undefined,
    openEdit: useCallback((id: string) => show(`?edit=${id}`), [show]),
    openChange: useCallback((id: string) => show(`?change=${id}`), [show]),
    close: useCallback(() => show(''), [show]),
  };
}

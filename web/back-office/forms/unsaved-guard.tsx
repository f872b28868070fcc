import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { unsavedWork, useHasUnsavedWork } from './unsaved-work.ts';
import { isLeaving } from '../session/leave-office.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** Where somebody was going when unsaved work stopped them. */
type Destination = 'back' | { to: string };

/** A line that is added leaves one form and arrives in another: for that moment nothing seems unsaved. */
const tidyDelay = 50;

/** Marks the second entry that the guard puts into the browser's history (see below). */
const guarded = { isGuarded: true };

function isGuardEntry(state: unknown): boolean {
  return (state as { isGuarded?: boolean } | null)?.isGuarded === true;
}

/**
 * Asks before links, the back button or closing the tab leave unsaved work behind. One stands in
 * each dashboard. The plain browser router has no blocker, and the public pages should not carry a
 * larger router for the back office's sake. So while there is unsaved work, the screen stands in the
 * history twice: "back" then first leads from the screen to itself, and that is the moment to ask.
 */
export function UnsavedGuard() {
  const navigate = useNavigate();
  const location = useLocation();
  const hasUnsavedWork = useHasUnsavedWork();
  const [destination, setDestination] = useState<Destination>();
  /** Leaving was agreed to, so nobody asks and nobody tidies the history until it is done. */
  const mayLeave = useRef(false);

  useEffect(() => {
    mayLeave.current = false;
  }, [location]);

  useEffect(() => {
    if (!hasUnsavedWork) return;
    if (!isGuardEntry(history.state)) history.pushState({ ...history.state, ...guarded }, '');

    function handlePop(event: PopStateEvent) {
      if (mayLeave.current || isGuardEntry(event.state)) return;
      history.pushState({ ...event.state, ...guarded }, '');
      setDestination('back');
    }

    function handleClick(event: MouseEvent) {
      const link = (event.target as Element).closest?.('a[href]');
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target === '_blank') return;
      if (link.dataset.keepsDrafts !== undefined) return;
      if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination({ to: link.pathname + link.search + link.hash });
    }

    function handleUnload(event: BeforeUnloadEvent) {
      if (!isLeaving()) event.preventDefault();
    }

    window.addEventListener('popstate', handlePop);
    document.addEventListener('click', handleClick, { capture: true });
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('popstate', handlePop);
      document.removeEventListener('click', handleClick, { capture: true });
      window.removeEventListener('beforeunload', handleUnload);
      setTimeout(() => {
        // Saved or discarded: the second entry goes, so that "back" is one step again.
        // Not on the way out: going back would call off the page that is being loaded.
        const isStaying = !mayLeave.current && !isLeaving();
        if (isStaying && unsavedWork().length === 0 && isGuardEntry(history.state)) history.back();
      }, tidyDelay);
    };
  }, [hasUnsavedWork]);

  function leave(mode: 'keep' | 'discard') {
    if (!destination) return;
    setDestination(undefined);
    mayLeave.current = true;
    if (mode === 'discard') for (const work of unsavedWork()) work.discard();
    if (destination === 'back') history.go(-2);
    else void navigate(destination.to, { replace: true });
  }

  return (
    <LeaveQuestion
      isOpen={destination !== undefined}
      explanation="A draft waits for you here until you log out or close the tab."
      discardLabel="Leave without saving"
      onStay={() => setDestination(undefined)}
      onKeep={() => leave('keep')}
      onDiscard={() => leave('discard')}
    />
  );
}

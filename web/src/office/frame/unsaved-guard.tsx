import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { unsavedWork } from '../data/unsaved-work.ts';
import { isLeaving } from '../session/sign-in.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** Where somebody was going when unsaved work stopped them: to an address, or back or forth in the history. */
type Destination = { to: string } | { steps: number };

/** The router numbers its entries of the browser's history. */
function historyIndex(state: unknown): number {
  return (state as { idx?: number } | null)?.idx ?? 0;
}

/**
 * Asks before links, the back button or closing the tab leave unsaved work behind. One stands in
 * each dashboard. (The plain browser router has no blocker of its own, and the public pages should
 * not carry a larger router for the back office's sake.)
 */
export function UnsavedGuard() {
  const navigate = useNavigate();
  const location = useLocation();
  const [destination, setDestination] = useState<Destination>();
  /** Where in the history the screen on display stands. */
  const index = useRef(0);
  /** The next move through the history is the guard's own, or was agreed to. */
  const mayPass = useRef(false);

  useEffect(() => {
    index.current = historyIndex(window.history.state);
  }, [location]);

  useEffect(() => {
    function handleClick(event: MouseEvent) {
      const link = (event.target as Element).closest?.('a[href]');
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target === '_blank') return;
      const isElsewhere =
        link.origin === window.location.origin && link.pathname !== window.location.pathname;
      if (!isElsewhere || unsavedWork().length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination({ to: link.href });
    }

    function handlePop(event: PopStateEvent) {
      const steps = historyIndex(event.state) - index.current;
      if (mayPass.current || steps === 0 || unsavedWork().length === 0) {
        mayPass.current = false;
        return;
      }
      // Before the router hears of it: step back to where the form is, then ask.
      event.stopImmediatePropagation();
      mayPass.current = true;
      window.history.go(-steps);
      setDestination({ steps });
    }

    function handleUnload(event: BeforeUnloadEvent) {
      if (unsavedWork().length > 0 && !isLeaving()) event.preventDefault();
    }

    document.addEventListener('click', handleClick, { capture: true });
    window.addEventListener('popstate', handlePop, { capture: true });
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      window.removeEventListener('popstate', handlePop, { capture: true });
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, []);

  function leave(mode: 'keep' | 'discard') {
    const works = unsavedWork();
    setDestination(undefined);
    if (!destination) return;
    if (mode === 'discard') for (const work of works) work.discard();
    if ('steps' in destination) {
      mayPass.current = true;
      window.history.go(destination.steps);
    } else {
      const { pathname, search, hash } = new URL(destination.to);
      void navigate(pathname + search + hash);
    }
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

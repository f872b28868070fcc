import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { contentStore } from './content/index.ts';
import { resolvePage } from './resolve-page.ts';

/**
 * The router of the public site in the browser. Like `BrowserRouter`, which renders every navigation as a transition:
 * after the next frame, and in slices. Here a page whose code has loaded is rendered before the next frame, so that it
 * is the first thing to be seen after a tap. Until the code has loaded, the page before it stays; navigation within a
 * page stays a transition, so that a press is answered before a long list is rendered.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen((next) => {
      const isAtOnce = next.location.pathname !== pathname && hasCode(next.location);
      pathname = next.location.pathname;
      if (isAtOnce) show(next);
      else startTransition(() => show(next));
    });
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

function hasCode({ pathname, search }: { pathname: string; search: string }): boolean {
  const { site } = contentStore.getState();
  return site !== undefined && resolvePage(pathname, search).pageOf(site).hasCode();
}

import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path, with query and hash. */
  to: string;
  state?: unknown;
  /** Replaces the entry in the browser's history. */
  replace?: boolean;
};

/**
 * A link to a page of this site, opened without loading a new document. React Router's own link is rendered again, with
 * all others on the page, at every navigation: it takes the current location, which the browser knows when it is used.
 */
export function Link({ to, state, replace, onClick, target, ...rest }: LinkProps) {
  const { basename, navigator } = useContext(NavigationContext);
  const href = withBase(basename, to);
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const isSame = event.currentTarget.href === window.location.href;
    if (replace || isSame) navigator.replace(href, state);
    else navigator.push(href, state);
  }
  return <a {...rest} href={href} target={target} onClick={handleClick} />;
}

/** Whether a click opens the link in this tab: with the main button, and without the keys for new tabs and downloads. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !hasKey && ['', '_self'].includes(event.currentTarget.target);
}

/** Previews stand below a path of their own. */
function withBase(basename: string, to: string): string {
  if (basename === '/') return to;
  return to === '/' ? basename : basename + to;
}

/** A link of the navigation, marked as current on the page it leads to and on the pages below that. */
export function NavLink({ to, ...rest }: LinkProps) {
  const target = to.replace(/[?#].*/, '').toLowerCase();
  const current = useLocation().pathname.toLowerCase();
  const isCurrent = current === target || current.startsWith(`${target}/`);
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}

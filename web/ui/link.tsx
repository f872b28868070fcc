import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  state?: unknown;
  /** Replaces the entry in the browser's history. */
  replace?: boolean;
};

/**
 * A link to a page of this site, opened without loading a new document. React Router's own link does the same, and
 * brings its prefetching for frameworks with it.
 */
export function Link({ to, state, replace, onClick, target, ...rest }: LinkProps) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to, { target, state, replace });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) open(event);
      }}
    />
  );
}

/** A link of the navigation, marked as current on the page it leads to and on the pages below that. */
export function NavLink({ to, ...rest }: LinkProps) {
  const target = useResolvedPath(to).pathname.toLowerCase();
  const current = useLocation().pathname.toLowerCase();
  const isCurrent = current === target || current.startsWith(`${target}/`);
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}

import type { Plugin } from 'vite';

/**
 * Tells the bundler which of React Router's top-level statements have no effect of their own, so that it can leave out
 * what the public pages do not use: routes, forms, fetchers, prefetching for frameworks. Upstream has no such marks.
 * `contextType` belongs to the error boundary of routes, of which the public site has none (`app.tsx`).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform(code, id) {
      if (!/\/react-router\/dist\//.test(id)) return undefined;
      const marked = code
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '');
      return { code: marked, map: null };
    },
  };
}

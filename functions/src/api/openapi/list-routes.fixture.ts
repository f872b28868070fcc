import type { Express } from 'express';

/** What Express keeps of a route, as far as it is read here. */
type Layer = {
  rawPath?: string;
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
};

/** Every method and path that the app answers, as the API description writes them: `put /menus/{id}/{user}`. */
export function listRoutes(app: Express): string[] {
  const found = walk((app.router as unknown as { stack: Layer[] }).stack, '');
  // Everything is mounted twice: with and without the part that Hosting keeps.
  return found.filter((each) => !each.includes(' /api/')).sort();
}

function walk(stack: Layer[], prefix: string): string[] {
  return stack.flatMap(({ route, handle, rawPath = '/' }) => {
    if (!route) return walk(handle.stack ?? [], prefix + rawPath.replace(/\/$/, ''));
    return [route.path]
      .flat()
      .flatMap((path) =>
        Object.keys(route.methods).map((method) => `${method} ${describedPath(prefix + path)}`),
      );
  });
}

function describedPath(path: string): string {
  return path.replace(/(?<=.)\/$/, '').replace(/:(\w+)/g, '{$1}');
}

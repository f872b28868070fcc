import type { Express } from 'express';

/** The part of Express' route data that is read here. */
type Layer = {
  rawPath?: string;
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
};

/** All methods and paths of the app in the format of the API description: `put /menus/{id}/{user}`. */
export function listRoutes(app: Express): string[] {
  const found = walk((app.router as unknown as { stack: Layer[] }).stack, '');
  // All routes are mounted twice, with and without Hosting's prefix.
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

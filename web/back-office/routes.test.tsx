import { officePaths } from '@venue/domain';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

/** The path of the route that an address leads to. */
const routeOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

it.each(officePaths)('%s, which Hosting leads to the back office, has a screen there', (path) => {
  expect(routeOf(path)?.replace('/*', '')).toBe(path);
});

it('the admin dashboard has the addresses below its own, too', () => {
  expect(routeOf('/admin-dashboard/history/abc')).toBe('/admin-dashboard/*');
});

it('a public page has none, so that a link to it loads the page', () => {
  expect(['/', '/menus', '/event/abc'].map(routeOf)).toEqual(['*', '*', '*']);
});

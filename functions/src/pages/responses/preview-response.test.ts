import { nothingPublished, type SiteJson } from '@venue/domain';
import { previewResponse } from './preview-response.ts';
import type { OpenPreview } from './preview-response.ts';
import type { SiteBuild } from '../site/site-build.ts';

const at = new Date('2026-03-15T13:00:00Z');
const render = vi.fn(async () => ({
  status: 200 as const,
  html: '<!doctype html>',
  scripts: [],
  style: 'a{}',
}));
const build = {
  web: { headers: { 'Content-Security-Policy': "script-src 'self'; style-src 'self'" } },
  resolvePage: (pathname: string) => ({
    canonical: pathname.toLowerCase(),
    pageOf: () => ({ path: pathname }),
    partOf: () => undefined,
  }),
  renderPage: render,
} as unknown as SiteBuild;

const open = async (): Promise<OpenPreview> => {
  const reader = {
    site: async (): Promise<SiteJson> => nothingPublished,
    part: undefined,
    unnamedPart: undefined,
  };
  return { at, withDrafts: true, reader: reader as never };
};

it('renders the page of that moment below the path of the preview', async () => {
  const { status, headers } = await previewResponse('token', '/menus?lunch', build, open);
  expect(status).toBe(200);
  expect(render).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ pathname: '/menus', search: '?lunch', now: at },
      preview: { base: '/preview/token', withDrafts: true },
    }),
  );
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  expect(headers['Content-Security-Policy']).toMatch(/^script-src 'self' ; style-src 'self' 'sha256-/);
});

it('keeps a mistyped address within the preview', async () => {
  const { status, headers } = await previewResponse('token', '/Menus?lunch', build, open);
  expect([status, headers['Location']]).toEqual([302, '/preview/token/menus?lunch']);
  expect(headers['Cache-Control']).toBe('no-store');
});

it('says so when the link has ended', async () => {
  const { status, body } = await previewResponse('token', '/', build, async () => undefined);
  expect(status).toBe(404);
  expect(body).toContain('Make a new one in the back office.');
});

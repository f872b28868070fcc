import { boundedCache } from './bounded-cache.ts';

const page = (html: string) => ({ html });
const renderedPages = (most = 1_000) => boundedCache(({ html }: { html: string }) => html.length, most);

it('those who ask at once share one rendering, and so do those who come later', async () => {
  const pages = renderedPages();
  const render = vi.fn(async () => page('menus'));
  const asked = await Promise.all(Array.from({ length: 50 }, () => pages('/menus', render)));
  await pages('/menus', render);
  expect(new Set(asked)).toEqual(new Set([page('menus')]));
  expect(render).toHaveBeenCalledTimes(1);
});

it('the least recently used value is evicted first', async () => {
  const pages = renderedPages(100);
  const render = vi.fn(async () => page('x'.repeat(40)));
  for (const key of ['a', 'b', 'a', 'c']) await pages(key, render);
  expect(render).toHaveBeenCalledTimes(3);
  await pages('a', render);
  expect(render).toHaveBeenCalledTimes(3);
  await pages('b', render);
  expect(render).toHaveBeenCalledTimes(4);
});

it('a page that could not be rendered is tried again', async () => {
  const pages = renderedPages();
  await expect(pages('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pages('/', async () => page('home'))).toEqual(page('home'));
});

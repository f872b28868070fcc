import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyScreen } from './lazy-screen.ts';
import { LoadBoundary } from './load-boundary.tsx';

type Load = Parameters<typeof lazyScreen>[0];

function show(load: Load): void {
  const Screen = lazyScreen(load);
  render(
    <Suspense fallback="Loading">
      <LoadBoundary>
        <Screen />
      </LoadBoundary>
    </Suspense>,
  );
}

afterEach(() => vi.useRealTimers());

it('shows the screen once its script has loaded', async () => {
  show(async () => ({ default: () => <h1>Menus</h1> }));
  expect(await screen.findByRole('heading', { name: 'Menus' })).toBeVisible();
});

it('offers a reload when the script has not loaded in 120 seconds', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show(() => new Promise(() => {}));
  await act(() => vi.advanceTimersByTimeAsync(119_000));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible();
});

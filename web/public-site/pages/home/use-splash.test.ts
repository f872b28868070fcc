import { act, fireEvent, renderHook } from '@testing-library/react';
import { useSplash } from './use-splash.ts';

let reducesMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reducesMotion = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: reducesMotion }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (time: number) => void act(() => vi.advanceTimersByTime(time));

describe('the splash', () => {
  it('shows the logos at 1 s, the page at 2.3 s, fades at 3.2 s and is gone at 4.2 s', () => {
    const { result } = renderHook(() => useSplash(true));
    expect(result.current).toBe('dark');
    wait(999);
    expect(result.current).toBe('dark');
    wait(1);
    expect(result.current).toBe('logos');
    wait(1_300);
    expect(result.current).toBe('reveal');
    wait(900);
    expect(result.current).toBe('fade');
    wait(999);
    expect(result.current).toBe('fade');
    wait(1);
    expect(result.current).toBe('gone');
  });

  it('is not sent behind before the landing title exists', () => {
    const { result, rerender } = renderHook(({ isReady }) => useSplash(isReady), {
      initialProps: { isReady: false },
    });
    wait(6_000);
    expect(result.current).toBe('fade');
    rerender({ isReady: true });
    expect(result.current).toBe('gone');
  });

  it('comes once a session', () => {
    const { unmount } = renderHook(() => useSplash(true));
    wait(4_200);
    unmount();
    expect(renderHook(() => useSplash(true)).result.current).toBe('gone');
  });

  it('never comes for people who ask for reduced motion', () => {
    reducesMotion = true;
    expect(renderHook(() => useSplash(true)).result.current).toBe('gone');
  });

  it('ends at the first key or press', () => {
    const { result } = renderHook(() => useSplash(true));
    fireEvent.keyDown(window, { key: 'a' });
    expect(result.current).toBe('gone');
  });
});

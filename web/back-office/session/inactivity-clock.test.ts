import { inactivity, markActive, startInactivityClock } from './inactivity-clock.ts';

const minute = 60_000;

function start() {
  const onWarning = vi.fn();
  const onEnd = vi.fn();
  const stop = startInactivityClock({ onWarning, onEnd });
  return { onWarning, onEnd, stop };
}

describe('inactivity clock', () => {
  let running: ReturnType<typeof start> | undefined;

  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: new Date('2026-03-01T20:00:00Z') });
  });

  afterEach(() => {
    running?.stop();
    vi.useRealTimers();
  });

  it('signs out after 80 minutes without a mouse move or key press, once', () => {
    running = start();
    vi.advanceTimersByTime(80 * minute - 1_000);
    expect(running.onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5 * minute);
    expect(running.onEnd).toHaveBeenCalledTimes(1);
  });

  it.each(['mousemove', 'keydown', 'touchstart'])('starts anew at a %s', (activity) => {
    running = start();
    vi.advanceTimersByTime(79 * minute);
    window.dispatchEvent(new Event(activity));
    vi.advanceTimersByTime(79 * minute);
    expect(running.onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minute);
    expect(running.onEnd).toHaveBeenCalledTimes(1);
  });

  it('counts down in the last minute and stops warning when somebody comes back', () => {
    running = start();
    vi.advanceTimersByTime(inactivity.limit - inactivity.warning - 1_000);
    expect(running.onWarning).not.toHaveBeenCalled();
    vi.advanceTimersByTime(11_000);
    expect(running.onWarning).toHaveBeenLastCalledWith(50);
    window.dispatchEvent(new Event('mousemove'));
    expect(running.onWarning).toHaveBeenLastCalledWith(undefined);
  });

  it('is kept awake by work in another tab', () => {
    running = start();
    vi.advanceTimersByTime(79 * minute);
    markActive();
    vi.advanceTimersByTime(79 * minute);
    expect(running.onEnd).not.toHaveBeenCalled();
  });

  it('ends a session that is opened again hours after the last activity', () => {
    markActive();
    vi.setSystemTime(new Date('2026-03-01T23:00:00Z'));
    running = start();
    expect(running.onEnd).toHaveBeenCalledTimes(1);
  });

  it('does not take the move that wakes a computer for having been there', () => {
    running = start();
    vi.setSystemTime(new Date('2026-03-01T23:00:00Z'));
    window.dispatchEvent(new Event('mousemove'));
    expect(running.onEnd).toHaveBeenCalledTimes(1);
  });
});

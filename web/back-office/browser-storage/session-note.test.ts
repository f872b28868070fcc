import {
  duringOwnChange,
  forgetSession,
  latestSignIn,
  noteSignIn,
  onSessionNote,
  ownChangeTakes,
} from './session-note.ts';

beforeEach(() => {
  forgetSession();
  vi.useFakeTimers({ now: new Date('2026-11-22T18:00:00Z') });
});

afterEach(() => void vi.useRealTimers());

it('tells the latest sign-in of the person, and of nobody else', () => {
  noteSignIn('nuala', 1_000);
  expect(latestSignIn('nuala')).toBe(1_000);
  expect(latestSignIn('orla')).toBe(0);
});

it('an own change is under way until it is done, and its new sign-in counts at once', async () => {
  noteSignIn('nuala', 1_000);
  const seen: number[] = [];
  const stop = onSessionNote(() => seen.push(ownChangeTakes('nuala')));
  await duringOwnChange('nuala', async () => {
    expect(ownChangeTakes('nuala')).toBeGreaterThan(90_000);
    expect(ownChangeTakes('orla')).toBe(0);
    noteSignIn('nuala', 2_000);
  });
  stop();
  expect(ownChangeTakes('nuala')).toBe(0);
  expect(latestSignIn('nuala')).toBe(2_000);
  expect(seen.at(-1)).toBe(0);
});

it('is over when it fails, and when the tab that began it is gone', async () => {
  await expect(duringOwnChange('nuala', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(ownChangeTakes('nuala')).toBe(0);
  void duringOwnChange('nuala', () => new Promise(() => undefined));
  vi.advanceTimersByTime(120_000);
  expect(ownChangeTakes('nuala')).toBe(0);
});

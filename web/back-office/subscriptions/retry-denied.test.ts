import { Subject } from 'rxjs';
import { officeAuth } from '../../firebase/auth.ts';
import { retryDenied } from './retry-denied.ts';

const mustEndNow = vi.hoisted(() => vi.fn<(uid: string) => Promise<boolean>>());
vi.mock('../access/judge-session.ts', () => ({ mustEndNow }));

describe('a listener that Firestore denies', () => {
  beforeEach(async () => {
    await officeAuth().authStateReady();
    vi.useFakeTimers();
    const user = { uid: 'nuala', getIdTokenResult: async () => ({ claims: { auth_time: '1' } }) };
    vi.spyOn(officeAuth(), 'currentUser', 'get').mockReturnValue(user as never);
    vi.spyOn(officeAuth(), 'onIdTokenChanged').mockImplementation((listener) => {
      (listener as (signedIn: unknown) => void)(user);
      return () => undefined;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const denied = Object.assign(new Error('Missing or insufficient permissions.'), {
    code: 'permission-denied',
  });

  it('tells its screen when the session goes on', async () => {
    mustEndNow.mockResolvedValue(false);
    const live = new Subject<string>();
    const heard: unknown[] = [];
    retryDenied(live).subscribe({
      next: (value) => heard.push(value),
      error: (error) => heard.push(error),
    });
    live.next('Terms');
    live.error(denied);
    await vi.advanceTimersByTimeAsync(0);
    expect(mustEndNow).toHaveBeenCalledWith('nuala');
    expect(heard).toEqual(['Terms', denied]);
  });

  it('says nothing when the session must end, however late the page hears of that', async () => {
    mustEndNow.mockResolvedValue(true);
    const live = new Subject<string>();
    const heard: unknown[] = [];
    retryDenied(live).subscribe({ error: (error) => heard.push(error) });
    live.error(denied);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([]);
  });

  it('passes other failures on at once', async () => {
    const live = new Subject<string>();
    const heard: unknown[] = [];
    retryDenied(live).subscribe({ error: (error) => heard.push(error) });
    const broken = Object.assign(new Error('Broken.'), { code: 'internal' });
    live.error(broken);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([broken]);
  });
});

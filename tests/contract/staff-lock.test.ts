import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { oneAtATime, staffLock } from '../../functions/src/staff/staff-lock.ts';
import { setRole } from '../../functions/src/staff/staff.ts';
import type { Actor } from '../../functions/src/requests/actor.ts';
import { auth, db, dismiss, hire, type Staff } from './staff.ts';

const hired: Staff[] = [];

afterEach(async () => {
  await staffLock().delete();
  await Promise.all(hired.splice(0).map(dismiss));
});

async function hireActor(role: 'super' | 'admin'): Promise<Staff & { actor: Actor }> {
  const staff = await hire(role);
  hired.push(staff);
  const { auth_time } = await auth.verifyIdToken(staff.token);
  return { ...staff, actor: { uid: staff.uid, role, authTime: auth_time } };
}

/** Somebody else's change, which goes on for the given time at most. */
const lockFor = (ms: number) => ({ owner: 'somebody else', until: Timestamp.fromMillis(Date.now() + ms) });

it('a change gives back its own lock', async () => {
  await oneAtATime(undefined, async () => {
    expect((await staffLock().get()).exists).toBe(true);
  });
  expect((await staffLock().get()).exists).toBe(false);
});

it('a change that took longer than its lease leaves the lock to whoever has it by then', async () => {
  await oneAtATime(undefined, () => staffLock().set(lockFor(60_000)));
  expect((await staffLock().get()).get('owner')).toBe('somebody else');
});

it('a change that fails gives back its lock, too', async () => {
  const failing = oneAtATime(undefined, () => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
  expect((await staffLock().get()).exists).toBe(false);
});

it('the lock of a crashed process expires, and five changes at once take turns', async () => {
  await staffLock().set(lockFor(-1));
  let running = 0;
  let most = 0;
  const change = async () => {
    most = Math.max(most, (running += 1));
    await staffLock().get();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => oneAtATime(undefined, change)));
  expect(most).toBe(1);
});

it('a super user demoted while waiting gets 403, and one with an ended sign-in gets 401', async () => {
  const [demoted, reset, target] = await Promise.all([
    hireActor('super'),
    hireActor('super'),
    hireActor('admin'),
  ]);
  await staffLock().set(lockFor(60_000));
  const taken = vi.fn();
  const waiting = [demoted, reset].map(({ actor }) => setRole(target.uid, 'super', actor));
  waiting.forEach((each) => void each.then(taken, () => undefined));
  await db.doc(`access/${demoted.uid}`).set({ role: 'admin', since: 0 });
  await db.doc(`access/${reset.uid}`).set({ role: 'super', since: reset.actor.authTime + 1 });
  await staffLock().delete();
  await expect(waiting[0]).rejects.toMatchObject({ status: 403 });
  await expect(waiting[1]).rejects.toMatchObject({ status: 401 });
  expect(taken).not.toHaveBeenCalled();
  expect((await auth.getUser(target.uid)).customClaims).toEqual({ role: 'admin' });
});

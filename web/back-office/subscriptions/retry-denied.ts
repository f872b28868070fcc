import { onIdTokenChanged } from 'firebase/auth';
import { defer, firstValueFrom, retry, timer, type Observable } from 'rxjs';
import { officeAuth } from '../../firebase/auth.ts';
import { mustEndNow } from '../access/judge-session.ts';
import { latestSignIn, onSessionNote, ownChangeTakes } from '../browser-storage/session-note.ts';

/** How often a denied listener is opened again after a new sign-in, and the delay in ms before each time. */
const retries = 5;
const retryAfter = 300;

/** Never settles: the watch of the person's access ends the session and loads another page. */
const pageIsLeft = new Promise<never>(() => {});

/**
 * The same live data, with an answer to a denial. After the person changed their own email or password, Firestore may
 * deny a listener in any tab, because it was opened with the sign-in that has ended: it is opened again with the new one.
 * Without a new sign-in the denial is passed on, unless the session must end: the page is about to be left then, and its
 * screens need no word of their own. All other errors are passed on at once.
 */
export function retryDenied<Value>(live: Observable<Value>): Observable<Value> {
  let uid: string | undefined;
  let signedInAt = 0;
  let remaining = 0;
  return defer(() => {
    if (uid === undefined) {
      uid = officeAuth().currentUser?.uid ?? '';
      signedInAt = latestSignIn(uid);
    }
    return live;
  }).pipe(
    retry({
      delay: async (error: Error & { code?: string }) => {
        if (error.code !== 'permission-denied' || !uid) throw error;
        await ownChangeEnds(uid);
        const latest = latestSignIn(uid);
        if (latest > signedInAt) {
          signedInAt = latest;
          remaining = retries;
        }
        if (remaining === 0 || !(await tokenArrives(uid, latest))) {
          if (await mustEndNow(uid)) await pageIsLeft;
          throw error;
        }
        remaining -= 1;
        // Auth has the token a moment before it tells Firestore; until then a listener is denied again.
        await firstValueFrom(timer(retryAfter));
      },
    }),
  );
}

/** Resolves as soon as no own change of this person is under way in any tab. */
function ownChangeEnds(uid: string): Promise<void> {
  return new Promise((resolve) => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    const stop = onSessionNote(check);
    check();
    function check() {
      clearTimeout(wait);
      const remaining = ownChangeTakes(uid);
      if (remaining > 0) {
        wait = setTimeout(check, remaining);
        return;
      }
      stop();
      resolve();
    }
  });
}

/**
 * Resolves with true as soon as this tab has the token of a sign-in at `authTime` (seconds) or later, and with false
 * when the person is signed out. Firebase Auth brings another tab's sign-in within a second or so.
 */
function tokenArrives(uid: string, authTime: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stop = onIdTokenChanged(officeAuth(), (user) => {
      const end = (arrived: boolean) => {
        stop();
        resolve(arrived);
      };
      if (user?.uid !== uid) return end(false);
      user
        .getIdTokenResult()
        .then(({ claims }) => Number(claims.auth_time) >= authTime && end(true))
        .catch(reject);
    });
  });
}

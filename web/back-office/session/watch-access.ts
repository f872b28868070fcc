import { readAccessData, type GrantablePermission } from '@venue/domain';
import { onIdTokenChanged } from 'firebase/auth';
import { doc, onSnapshot, type FirestoreError, type Unsubscribe } from 'firebase/firestore';
import { officeAuth } from '../../firebase/auth.ts';
import { officeFirestore } from '../../firebase/office-firestore.ts';
import type { Access } from '../access/access-judgement.ts';
import type { SignOutReason } from './sign-out-reason.ts';
import { isRefusal, judgeSession } from '../access/judge-session.ts';
import { onSessionNote, ownChangeTakes } from '../browser-storage/session-note.ts';

/** Delay before a listener that failed is opened again, in ms. */
const retryAfter = 5_000;

type AccessEvents = {
  /** Called with what is granted to the account, beyond its role, whenever it is read. */
  onGrants: (permissions: readonly GrantablePermission[]) => void;
  /** Called once when the session must end, with the account's current role, as stored. */
  onEnd: (reason: SignOutReason, role: unknown) => void;
};

let stopCurrent: (() => void) | undefined;

/**
 * Listens to `access/{uid}` and calls `onEnd` once when the session must end: the account was switched off, has
 * another role or password, or may not read the document. A lost connection doesn't end it. There is one listener
 * a page, because overlapping listeners break the SDK. Returns a function that stops it.
 */
export function watchAccess(uid: string, { onGrants, onEnd }: AccessEvents): () => void {
  stopCurrent?.();
  let known: { access: Access | undefined } | undefined;
  let judgeTimer: ReturnType<typeof setTimeout> | undefined;
  let listenTimer: ReturnType<typeof setTimeout> | undefined;
  let unlisten: Unsubscribe = () => undefined;
  let stopped = false;

  function stop() {
    stopped = true;
    clearTimeout(judgeTimer);
    clearTimeout(listenTimer);
    for (const end of [unlisten, unlistenToken, unlistenNote]) end();
    if (stopCurrent === stop) stopCurrent = undefined;
  }

  function end(reason: SignOutReason, role?: unknown) {
    stop();
    onEnd(reason, role);
  }

  async function judge() {
    const changeTakes = ownChangeTakes(uid);
    clearTimeout(judgeTimer);
    // After a change of the person's own login, the sign-in that follows it decides.
    if (changeTakes > 0) judgeTimer = setTimeout(() => void judge(), changeTakes);
    const user = officeAuth().currentUser;
    if (changeTakes > 0 || !known || user?.uid !== uid) return;
    const { access } = known;
    const reason = await judgeSession(user, access);
    if (stopped || ownChangeTakes(uid) > 0) return;
    if (reason) end(reason, access?.role);
  }

  function listen() {
    unlisten = onSnapshot(
      doc(officeFirestore(), 'access', uid),
      // Also notifies when a cached result is confirmed by the server.
      { includeMetadataChanges: true },
      (snapshot) => {
        // Offline, the cache reports every document as missing.
        if (snapshot.metadata.fromCache) return;
        known = { access: snapshot.data() };
        onGrants(readAccessData(snapshot.data() ?? {}).permissions);
        void judge();
      },
      handleError,
    );
  }

  function handleError(error: FirestoreError) {
    if (stopped) return;
    if (isRefusal(error)) {
      end('not-valid');
      return;
    }
    console.error('Listening to access failed; trying again:', error);
    listenTimer = setTimeout(listen, retryAfter);
  }

  const unlistenToken = onIdTokenChanged(officeAuth(), () => void judge());
  const unlistenNote = onSessionNote(() => void judge());
  listen();
  stopCurrent = stop;
  return stop;
}

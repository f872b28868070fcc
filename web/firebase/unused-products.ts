/*
 * Replaces firebase/database and firebase/remote-config in the build: reactfire imports them although they aren't
 * used, and they would be most of its size (45 kB gzip). Nothing here is ever called; if it is, the error says why.
 */
function unused(): never {
  throw new Error('The Realtime Database and Remote Config are not part of this build (web/vite.config.ts).');
}

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
};

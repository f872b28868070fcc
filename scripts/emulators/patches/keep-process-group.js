/*
 * firebase-tools starts the Firestore emulator in a process group of its own. When firebase-tools crashes, that
 * Java process stays behind and holds its port. This patch keeps every child in the suite's process group, which
 * ends as a whole.
 *
 * https://github.com/firebase/firebase-tools/issues/6286, fix proposed in
 * https://github.com/firebase/firebase-tools/pull/10224 (open)
 */
import childProcess from 'node:child_process';

const { spawn } = childProcess;

/** @type {any} */ (childProcess).spawn = (/** @type {any[]} */ ...call) =>
  Reflect.apply(
    spawn,
    childProcess,
    call.map((part) => (part?.detached ? { ...part, detached: false } : part)),
  );

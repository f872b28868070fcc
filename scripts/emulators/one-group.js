/*
 * Loaded into firebase-tools before anything else (`node --import`). It starts the Firestore emulator in a
 * process group of its own; should firebase-tools end by a fault, nobody would know that one any more, and it
 * would hold its port. Here it stays in the suite's group and ends with it.
 */
import childProcess from 'node:child_process';

const { spawn } = childProcess;

/** @type {any} */ (childProcess).spawn = (/** @type {any[]} */ ...call) =>
  Reflect.apply(
    spawn,
    childProcess,
    call.map((part) => (part?.detached ? { ...part, detached: false } : part)),
  );

/*
 * The Functions emulator gives every concurrent request a Node process of its own: a page with eight requests
 * starts eight processes, each of which loads all modules and fills caches of its own. This patch lets one
 * process serve many requests at once wherever the function's `concurrency` allows it, as an instance in
 * production does. Functions with a concurrency of 1 get two processes at most; further requests wait.
 *
 * https://github.com/firebase/firebase-tools/issues/5503 (open)
 */
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ id: string, entryPoint: string, concurrency?: number }} Trigger */
/** @typedef {{ state: string, triggerKey: string, isShared: boolean }} Worker */

const load = createRequire(import.meta.url);
const shared = load('firebase-tools/lib/emulator/functionsEmulatorShared.js');
const { RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js');

const { emulatedFunctionsFromEndpoints } = shared;
const { addWorker, getIdleWorker, submitRequest } = RuntimeWorkerPool.prototype;
const { startRuntime } = FunctionsEmulator.prototype;

/** The emulator's definitions leave `concurrency` out. */
shared.emulatedFunctionsFromEndpoints = (/** @type {Trigger[]} */ endpoints) =>
  emulatedFunctionsFromEndpoints(endpoints).map((/** @type {Trigger} */ definition) => {
    const endpoint = endpoints.find(({ entryPoint }) => entryPoint === definition.entryPoint);
    return { ...definition, concurrency: endpoint?.concurrency };
  });

/** @param {Trigger | undefined} trigger */
const isConcurrent = (trigger) => (trigger?.concurrency ?? 1) > 1;

RuntimeWorkerPool.prototype.addWorker = function (
  /** @type {Trigger | undefined} */ trigger,
  /** @type {unknown[]} */ ...rest
) {
  const worker = addWorker.call(this, trigger, ...rest);
  worker.isShared = isConcurrent(trigger);
  return worker;
};

RuntimeWorkerPool.prototype.getIdleWorker = function (/** @type {string} */ triggerId) {
  this.cleanUpWorkers();
  const busy = this.getTriggerWorkers(triggerId).find(
    (/** @type {Worker} */ { isShared, state }) => isShared && state === 'BUSY',
  );
  return busy ?? getIdleWorker.call(this, triggerId);
};

/** Processes that serve one request at a time, at most, of each function. */
const mostAlone = 2;

/** Starts under way by function: of the one shared process, or how many that work alone. */
/** @type {Map<string, Promise<unknown>>} */
const startingShared = new Map();
/** @type {Map<string, number>} */
const startingAlone = new Map();

FunctionsEmulator.prototype.startRuntime = async function (
  /** @type {{ codebase: string }} */ backend,
  /** @type {Trigger | undefined} */ trigger,
) {
  const start = () => startRuntime.call(this, backend, trigger);
  if (!trigger) return start();
  const { id } = trigger;
  if (isConcurrent(trigger)) {
    // Requests of the first burst wait for the one process that is on its way.
    const started = startingShared.get(id) ?? start().finally(() => startingShared.delete(id));
    startingShared.set(id, started);
    return started;
  }
  const count = startingAlone.get(id) ?? 0;
  // Enough of them: submitRequest waits for one that is idle.
  if (count + this.workerPools[backend.codebase].getTriggerWorkers(id).length >= mostAlone) return;
  startingAlone.set(id, count + 1);
  try {
    return await start();
  } finally {
    startingAlone.set(id, (startingAlone.get(id) ?? 1) - 1);
  }
};

RuntimeWorkerPool.prototype.submitRequest = async function (
  /** @type {string} */ triggerId,
  /** @type {unknown[]} */ ...rest
) {
  while (!this.getIdleWorker(triggerId)) await pause(10);
  return submitRequest.call(this, triggerId, ...rest);
};

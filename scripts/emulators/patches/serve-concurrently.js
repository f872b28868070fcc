/*
 * The Functions emulator gives every concurrent request a Node process of its own: a page with eight requests
 * starts eight processes, each of which loads all modules and fills caches of its own. This patch lets one
 * process serve many requests at once wherever the function's `concurrency` allows it, as an instance in
 * production does. Functions with a concurrency of 1 still get a process for each request.
 *
 * https://github.com/firebase/firebase-tools/issues/5503 (open)
 */
import { createRequire } from 'node:module';

/** @typedef {{ id: string, entryPoint: string, concurrency?: number }} Trigger */
/** @typedef {{ state: string, triggerKey: string, isShared: boolean }} Worker */

const require = createRequire(import.meta.url);
const shared = require('firebase-tools/lib/emulator/functionsEmulatorShared.js');
const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');

const { emulatedFunctionsFromEndpoints } = shared;
const { addWorker, getIdleWorker } = RuntimeWorkerPool.prototype;
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

/** Starting processes by the function they serve. @type {Map<string, Promise<unknown>>} */
const starting = new Map();

FunctionsEmulator.prototype.startRuntime = function (
  /** @type {unknown} */ backend,
  /** @type {Trigger | undefined} */ trigger,
) {
  const start = () => startRuntime.call(this, backend, trigger);
  if (!trigger || !isConcurrent(trigger)) return start();
  // Requests of the first burst wait for the one process that is on its way.
  const started = starting.get(trigger.id) ?? start().finally(() => starting.delete(trigger.id));
  starting.set(trigger.id, started);
  return started;
};

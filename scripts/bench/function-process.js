import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../ports.js';

/** How long to wait for a process's first response, in ms. */
const startTimeout = 60_000;
/** The interval between requests to a starting process, in ms. */
const pollInterval = 4;

/** @typedef {'default' | 'page' | 'empty'} Codebase */

/**
 * Starts one instance of a function: a Node process that runs Google's functions framework, as in production.
 * @param {string} folder as returned by `installFunctions`
 * @param {Codebase} codebase @param {string} target @param {Record<string, string>} env
 */
export async function startFunction(folder, codebase, target, env) {
  const port = await freePort();
  const began = performance.now();
  const main = join(folder, 'framework/node_modules/@google-cloud/functions-framework/build/src/main.js');
  const child = spawn(process.execPath, [main, `--port=${port}`], {
    cwd: join(folder, codebase),
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production' },
      ...{ FUNCTION_TARGET: target, FUNCTION_SIGNATURE_TYPE: 'http' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');

  /** The time in ms from the start of the process to its first response. @param {string} path */
  async function firstResponse(path) {
    for (;;) {
      const response = await request(port, path).catch(() => undefined);
      if (response?.status === 200) return performance.now() - began;
      if (response || child.exitCode !== null || performance.now() - began > startTimeout)
        throw new Error(`${target} responded to ${path} with ${response?.status ?? 'nothing'}:\n${output}`);
      await pause(pollInterval);
    }
  }

  /**
   * Sends all requests at once, over a connection each, as soon as the process accepts connections. Returns the time
   * in ms from the start of the process to the last response.
   * @param {string[]} paths
   */
  async function lastResponse(paths) {
    while (!(await acceptsConnections(port))) {
      if (child.exitCode !== null) throw new Error(`${target} has exited:\n${output}`);
      await pause(pollInterval);
    }
    const responses = await Promise.all(paths.map((path) => request(port, path)));
    const failed = responses.find(({ status }) => status !== 200);
    if (failed) throw new Error(`${target} responded with ${failed.status}:\n${output}`);
    return performance.now() - began;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    firstResponse,
    lastResponse,
    /** Resident memory in MB. */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/**
 * Sends one request over a connection of its own.
 * @param {number} port @param {string} path @returns {Promise<{ status: number | undefined }>}
 */
function request(port, path) {
  return new Promise((resolve, reject) => {
    const sent = get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode }));
      response.once('error', reject);
    });
    sent.once('error', reject);
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function acceptsConnections(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

// firebase-tools takes seconds to load on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Runs a program in a Node process of its own, with the patch or without, and reads the JSON that it prints. */
async function runWith(patch: string | undefined, program: string): Promise<unknown> {
  const load = patch ? ['--import', new URL(`${patch}.js`, import.meta.url).href] : [];
  const { stdout } = await run(process.execPath, [...load, '--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  return JSON.parse(stdout) as unknown;
}

/** What the program prints with the patch and without it: a patch that is no longer needed shows here. */
async function compare(patch: string, program: string) {
  const [patched, plain] = await Promise.all([runWith(patch, program), runWith(undefined, program)]);
  return { patched, plain };
}

const server = (answer: string) => `
  import http from 'node:http';
  const server = http.createServer((request, response) => { ${answer} });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const ask = (path) => new Promise((done) =>
    http.get({ port: server.address().port, host: '127.0.0.1', path }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      done({ body, headers: response.headers });
    }));
`;

it('a path with leading slashes reaches firebase-tools with one', async () => {
  const program = `${server('response.end(request.url)')}
    console.log(JSON.stringify((await ask('//[?a=//b')).body)); server.close();`;
  expect(await compare('collapse-leading-slashes', program)).toEqual({
    patched: '/[?a=//b',
    plain: '//[?a=//b',
  });
});

it('responses do not name Express', async () => {
  const answer = `response.setHeader('X-Powered-By', 'Express'); response.setHeader('X-Other', 'stays'); response.end()`;
  const program = `${server(answer)}
    const { headers } = await ask('/');
    console.log(JSON.stringify([headers['x-powered-by'] ?? null, headers['x-other']])); server.close();`;
  expect(await compare('hide-powered-by', program)).toEqual({
    patched: [null, 'stays'],
    plain: ['Express', 'stays'],
  });
});

it('a child that asks for a process group of its own stays in its parent’s', async () => {
  const program = `
    import childProcess from 'node:child_process';
    const groupOf = (pid) => childProcess.execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)]).toString().trim();
    const child = childProcess.spawn(process.execPath, ['--eval', 'process.stdin.resume()'], { detached: true });
    console.log(JSON.stringify(groupOf(child.pid) === groupOf(process.pid)));
    child.kill();`;
  expect(await compare('keep-process-group', program)).toEqual({ patched: true, plain: false });
});

it('two answers of the Storage rules in one chunk arrive one by one', async () => {
  // Of another name, so that the patch leaves it alone.
  const chunksOf = (name: string) => `
    import childProcess from 'node:child_process';
    const child = childProcess.spawn(process.execPath, ['--eval', "process.stdout.write('{}\\\\n{}\\\\n')", '${name}']);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(String(chunk).trim()));
    await new Promise((done) => child.once('close', done));
    console.log(JSON.stringify(chunks));`;
  expect(await runWith('split-storage-rules-output', chunksOf('storage-rules-runtime'))).toEqual([
    '{}',
    '{}',
  ]);
  expect(await runWith('split-storage-rules-output', chunksOf('another-program'))).toEqual(['{}\n{}']);
});

it('the Auth emulator starts without compiling the validators of all its requests', async () => {
  // Only counted: compiling them is what takes seconds.
  const program = `
    import { createRequire } from 'node:module';
    const require = createRequire('${import.meta.url}');
    const Ajv = require(require.resolve('ajv', { paths: [require.resolve('exegesis')] })).default;
    let compiled = 0;
    Ajv.prototype.compile = () => { compiled += 1; return () => true; };
    await require('firebase-tools/lib/emulator/auth/server.js').createApp('demo-venue');
    console.log(JSON.stringify(compiled > 500));
    process.exit();`;
  expect(await compare('compile-validators-late', program)).toEqual({ patched: false, plain: true });
});

it('the Functions emulator starts without asking npm for the newest version', async () => {
  const program = `
    import { createRequire } from 'node:module';
    const require = createRequire('${import.meta.url}');
    const asked = [];
    require('cross-spawn').sync = (...call) => { asked.push(call[0]); return { stdout: '{}' }; };
    const versions = require('firebase-tools/lib/deploy/functions/runtimes/node/versioning.js');
    versions.checkFunctionsSDKVersion('7.0.0');
    console.log(JSON.stringify(asked));`;
  expect(await compare('start-without-registry', program)).toEqual({ patched: [], plain: ['npm'] });
});

it('a malformed token is denied by the Storage rules', async () => {
  const program = `
    import { createRequire } from 'node:module';
    const require = createRequire('${import.meta.url}');
    const { StorageRulesetInstance } = require('firebase-tools/lib/emulator/storage/rules/runtime.js');
    const rules = new StorageRulesetInstance({ verifyWithRuleset: async () => ({ permitted: 'asked the rules' }) }, 2, 'x');
    const claims = Buffer.from('{"user_id":"ann"}').toString('base64url');
    const tokens = ['nonsense', 'a.b.c', 'e30.' + claims + '.', undefined];
    const verdicts = await Promise.all(tokens.map((token) => rules.verify({ token })));
    console.log(JSON.stringify(verdicts.map(({ permitted }) => permitted)));`;
  expect(await compare('refuse-malformed-tokens', program)).toEqual({
    patched: [false, false, 'asked the rules', 'asked the rules'],
    plain: Array(4).fill('asked the rules'),
  });
});

it('one process serves as many requests at once as its function allows', async () => {
  const program = `
    import { createRequire } from 'node:module';
    import { EventEmitter } from 'node:events';
    const require = createRequire('${import.meta.url}');
    const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
    const pool = new RuntimeWorkerPool();
    const isReadyWhileBusy = (trigger) => {
      const runtime = { process: new EventEmitter(), events: new EventEmitter() };
      const worker = pool.addWorker(trigger, runtime);
      const whileItStarts = pool.readyForWork(trigger.id);
      worker.state = 'IDLE';
      const whileIdle = pool.readyForWork(trigger.id);
      worker.state = 'BUSY';
      const whileBusy = pool.readyForWork(trigger.id);
      worker.state = 'FINISHING';
      return { whileItStarts, whileIdle, whileBusy, whileItEnds: pool.readyForWork(trigger.id) };
    };
    console.log(JSON.stringify([20, 1].map((concurrency) => isReadyWhileBusy({ id: 'f' + concurrency, concurrency }))));`;
  const alone = { whileItStarts: false, whileIdle: true, whileBusy: false, whileItEnds: false };
  expect(await compare('serve-concurrently', program)).toEqual({
    patched: [{ ...alone, whileBusy: true }, alone],
    plain: [alone, alone],
  });
});

it('the first requests of a function wait for one process, or two if these serve one at a time', async () => {
  const program = `
    import { createRequire } from 'node:module';
    const require = createRequire('${import.meta.url}');
    const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
    let started = 0;
    const worker = { waitForSocketReady: () => new Promise((done) => setImmediate(done)) };
    const emulator = Object.assign(Object.create(FunctionsEmulator.prototype), {
      getRuntimeEnvs: () => ({}),
      resolveSecretEnvs: async () => ({}),
      startNode: async () => { started += 1; return {}; },
      workerPools: { main: { addWorker: () => worker, getTriggerWorkers: () => [] } },
    });
    const startsOf = async (concurrency) => {
      started = 0;
      const trigger = { id: 'f' + concurrency, concurrency };
      const start = () => emulator.startRuntime({ runtime: 'nodejs22', codebase: 'main' }, trigger);
      await Promise.all([start(), start(), start()]);
      return started;
    };
    console.log(JSON.stringify([await startsOf(20), await startsOf(1)]));`;
  expect(await compare('serve-concurrently', program)).toEqual({ patched: [1, 2], plain: [3, 3] });
});

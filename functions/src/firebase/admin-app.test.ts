import { deleteApp, getApps } from 'firebase-admin/app';

const before = process.listeners('unhandledRejection');
const deleteApps = () => Promise.all(getApps().map((app) => deleteApp(app)));

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.removeAllListeners('unhandledRejection');
  for (const listener of before) process.on('unhandledRejection', listener);
  await deleteApps();
});

it('after a renewal only the retry of a closed client is passed over: whoever ends the process at others still does', async () => {
  // Files of tests share a process: another one may have left an app, or these modules, behind.
  await deleteApps();
  vi.resetModules();
  const { adminApp } = await import('./admin-app.ts');
  const { renewConnections } = await import('./connections.ts');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const heard: unknown[] = [];
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error) => heard.push(error));
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  adminApp();
  vi.advanceTimersByTime(3_000);
  renewConnections();
  const fault = new Error('A fault of ours');
  const nobody = Promise.resolve();
  process.emit('unhandledRejection', new Error('The client has already been terminated'), nobody);
  process.emit('unhandledRejection', fault, nobody);
  expect(heard).toEqual([fault]);
});

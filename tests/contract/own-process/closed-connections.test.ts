import { deleteApp, getApps } from 'firebase-admin/app';
import { afterEach, expect, it, vi } from 'vitest';
import { adminApp } from '../../../functions/src/firebase/admin-app.ts';
import { renewConnections } from '../../../functions/src/firebase/connections.ts';

const before = process.listeners('unhandledRejection');

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.removeAllListeners('unhandledRejection');
  for (const listener of before) process.on('unhandledRejection', listener);
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

it('after a renewal only the retry of a closed client is passed over: whoever ends the process at others still does', () => {
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

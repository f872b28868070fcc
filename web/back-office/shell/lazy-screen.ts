import { chunkLoadTimeout } from '@venue/domain';
import { lazy, type ComponentType } from 'react';

type ScreenModule = { default: ComponentType };

/** React's `lazy` with a timeout: a script that does not load in 120 s fails, and the reader can reload. */
export function lazyScreen(load: () => Promise<ScreenModule>) {
  return lazy(() => inTime(load()));
}

async function inTime(loading: Promise<ScreenModule>): Promise<ScreenModule> {
  let timer: number | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error('The script did not load in time.')), chunkLoadTimeout);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    window.clearTimeout(timer);
  }
}

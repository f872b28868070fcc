import { useFetched } from '../api/use-fetched.ts';
import { fetchMailStatus } from './mail-calls.ts';

/**
 * Whether emails can leave at all: asked once for each screen. Undefined until the server has said so, and when it
 * cannot be asked: then screens promise nothing.
 */
export function useCanSend(): boolean | undefined {
  const mail = useFetched(fetchMailStatus);
  return mail.status === 'ready' ? mail.value.canSend : undefined;
}

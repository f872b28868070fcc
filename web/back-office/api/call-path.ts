import { kindOf, type KindName } from '@venue/domain';

/**
 * The address of the calls that add, change and delete records of a kind: "/menus/abc/{uid}", "/event/abc/super".
 * @param uid the caller, whom the calls of some kinds name
 * @param id of a record; missing for a new one
 */
export function callPath(kind: KindName, uid: string | undefined, id?: string): string {
  const { path, suffixes } = kindOf(kind).calls;
  const suffix = suffixes[0] === 'user' ? uid : suffixes[0];
  return [path, id, suffix].filter((part) => part !== undefined).join('/');
}

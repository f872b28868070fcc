import { backupOperations } from './backup-operations.ts';
import { contentOperations } from './content-operations.ts';
import { fileAndGuestOperations } from './file-and-guest-operations.ts';
import { staffOperations } from './staff-operations.ts';
import type { Operation } from './operation.ts';

/**
 * Every call of the API: who may make it, what it takes and what it answers. The description for
 * programs, the one for people and the tests of each role's authority all come from this one list.
 */
export const operations: Operation[] = [
  ...contentOperations,
  ...fileAndGuestOperations,
  ...staffOperations,
  ...backupOperations,
];

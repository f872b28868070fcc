import type { CustomPage } from '@venue/domain';
import { christmas } from './routes/christmas.ts';
import { longtable } from './routes/longtable.ts';
import { oysters } from './routes/oysters.ts';

/** The three custom pages under EVENTS; together their panels carry all eight buttons. Ids are part of their addresses. */
export const routes: Omit<CustomPage, 'createdAt' | 'updatedAt'>[] = [oysters, longtable, christmas];

import type { RulesInput } from './rules-calls.ts';

/** Two starting points. Fields that they do not name keep what was typed. */
export const startingPoints: { label: string; explanation: string; values: Partial<RulesInput> }[] = [
  {
    label: 'Count seats',
    explanation: 'Enough for most houses: how many can sit, and how many may arrive at once.',
    values: {
      seats: 40,
      keepForWalkIns: 6,
      coversPerSlot: 12,
      confirmUpTo: 6,
      leadMinutes: 60,
      tables: [],
      joins: [],
    },
  },
  {
    label: 'Name the tables',
    explanation: 'Every party gets a table of its size. Tables can be put together for larger ones.',
    values: {
      seats: '',
      coversPerSlot: 12,
      confirmUpTo: 6,
      leadMinutes: 60,
      tables: [
        { label: 'T1', from: 1, to: 2, isOnline: true, room: '' },
        { label: 'T2', from: 1, to: 2, isOnline: true, room: '' },
        { label: 'T3', from: 2, to: 4, isOnline: true, room: '' },
        { label: 'T4', from: 2, to: 4, isOnline: true, room: '' },
        { label: 'T5', from: 4, to: 6, isOnline: true, room: '' },
      ],
      joins: [{ tables: ['T3', 'T4'], from: 5, to: 8 }],
    },
  },
];

import type { GigStatus } from '@venue/domain';

/** What is to become of a gig: its status, what guests are told about it and, if it is moved, its new start. */
export type Plan = {
  status: GigStatus;
  statusNote: string;
  /** A form value, "2026-11-27T21:30"; doors and likely end move along. */
  start?: string;
};

import type { Nearby } from '@venue/domain';

/** What the framed map tells the page around it, once: what it shows, or why it cannot. */
export type MapMessage = { nearby: Nearby } | { failure: string };

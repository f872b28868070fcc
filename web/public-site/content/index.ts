export { contentStore } from './content-store.ts';
export { ContentSource, fixedContent } from './content-source.ts';
export { pageSourceId, readPageSource } from './page-source.ts';
export { savesData } from './saves-data.ts';
export { startContent } from './start-content.ts';
export { useContentStatus, useContentConnection, usePart, useSite, type PartState } from './use-content.ts';
export { whenIdle } from './when-idle.ts';

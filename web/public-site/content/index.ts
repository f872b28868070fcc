export { contentStore, readPageNow, readPageZone } from './content-store.ts';
export { startContent } from './start-content.ts';
export { useContentFailed, useContentStatus, useLine, useSite, type ShownSite } from './use-content.ts';

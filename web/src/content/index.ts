export { contentStore, readPageNow, readPageZone } from './content-store.ts';
export { imageSrcSet, imageUrl, videoUrl } from './image-url.ts';
export { startContent } from './start-content.ts';
export { useContentStatus, useLine, useSite, useWholeStatus, type ShownSite } from './use-content.ts';

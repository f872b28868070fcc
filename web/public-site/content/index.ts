export { contentStore, readPageNow, readPageZone } from './content-store.ts';
export { imageSrcSet, imageUrl, videoUrl } from './image-url.ts';
export { startContent } from './start-content.ts';
export { useContentFailed, useContentStatus, useLine, useSite, type ShownSite } from './use-content.ts';

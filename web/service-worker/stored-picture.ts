/** Whether a request is for a picture in Cloud Storage. Uploads are never matched: Workbox routes only handle GET. */
export function isStoredPicture({ request, url }: { request: Request; url: URL }): boolean {
  return request.destination === 'image' && /^\/v0\/b\/[^/]+\/o\/images(%2F|\/)/i.test(url.pathname);
}

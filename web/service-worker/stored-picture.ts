/** Whether a request is for a picture in Cloud Storage. Only GET requests reach a route: uploads pass by. */
export function isStoredPicture({ request, url }: { request: Request; url: URL }): boolean {
  return request.destination === 'image' && /^\/v0\/b\/[^/]+\/o\/images(%2F|\/)/i.test(url.pathname);
}

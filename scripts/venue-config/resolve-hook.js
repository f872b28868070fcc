/** @type {{ from: string, to: string }} */
let swap;

/** @param {typeof swap} data */
export function initialize(data) {
  swap = data;
}

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  const found = await nextResolve(specifier, context);
  // A loader such as tsx hangs a query behind the address.
  const [address, query] = found.url.split('?');
  return address === swap.from ? { ...found, url: query ? `${swap.to}?${query}` : swap.to } : found;
}

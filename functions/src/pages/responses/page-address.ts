/** Path and query as sent, with raw non-ASCII bytes percent-encoded. */
export function readAddress(url: string): { pathname: string; search: string } {
  // Appended to a host, not resolved against one: "//x" is a mistyped path, not another host.
  const { pathname, search } = new URL(
    `http://page${url.replace(/\P{ASCII}+/gu, (bytes) => encodeURI(Buffer.from(bytes, 'latin1').toString('utf8')))}`,
  );
  return { pathname, search };
}

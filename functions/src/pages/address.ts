/** Path and query as they were sent, except that raw bytes of accented letters come as bytes: they are encoded. */
export function readAddress(url: string): { pathname: string; search: string } {
  // Behind a host, and not with one as its base: "//x" is a mistyped path and no host. Who was asked changes nothing.
  const { pathname, search } = new URL(
    `http://page${url.replace(/\P{ASCII}+/gu, (bytes) => encodeURI(Buffer.from(bytes, 'latin1').toString('utf8')))}`,
  );
  return { pathname, search };
}

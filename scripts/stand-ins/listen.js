/**
 * Listens on a port of this machine only, without keeping the process alive.
 * @param {import('node:net').Server} server @param {number} port
 */
export async function listen(server, port) {
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  server.unref();
}

/** The port on which a server listens. @param {import('node:net').Server} server */
export function portOf(server) {
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/**
 * Runs the API's Express app in one Node process, like one instance of the function. Sends its port to the parent
 * process.
 */
import { createServer } from 'node:http';
import { register } from 'tsx/esm/api';

register();
const { createApp } = await import('../../functions/src/api/app.ts');

const server = createServer(createApp());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));

/**
 * The API and the feeds in one Node process, as instances of the functions run them, on whatever services its
 * environment names. Says its port.
 */
import { createServer } from 'node:http';
import { register } from 'tsx/esm/api';

register();
const { default: express } = await import('express');
const { createApp } = await import('../../functions/src/api/app.ts');
const { createPageHandler } = await import('../../functions/src/pages/create-page-handler.ts');
const { published } = await import('../../functions/src/pages/site/read-site.ts');

const app = express();
// The calendar needs nothing of the built site but its headers.
const site = /** @type {import('../../functions/src/pages/site/site-build.ts').SiteBuild} */ (
  /** @type {unknown} */ ({ web: { headers: {} } })
);
app.use(
  '/feeds',
  createPageHandler(published, async () => site),
);
app.use(createApp());
const server = createServer(app);
// Whoever asks closes idle connections, so that none is closed just as the next request is written to it.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));

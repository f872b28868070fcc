/**
 * The API and the feeds in one Node process, as instances of the functions run them, on whatever services its
 * environment names. Says its port.
 */
import { createServer } from 'node:http';
import { register } from 'tsx/esm/api';

register();
const { default: express } = await import('express');
const { createApp } = await import('../../functions/src/api/app.ts');
const { answerError } = await import('../../functions/src/api/http/errors.ts');
const { requestContext } = await import('../../functions/src/logging/request-context.ts');
const { feedRoutes } = await import('../../functions/src/pages/feeds.ts');
const { published } = await import('../../functions/src/pages/read-site.ts');

const app = express();
app.use('/feeds', requestContext, feedRoutes(published), answerError);
app.use(createApp());
const server = createServer(app);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));

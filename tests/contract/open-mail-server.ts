import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An email as it arrived: its recipients and its source. */
type ReceivedMail = { to: string[]; source: string };

/** Opens an SMTP server on a free port. `received` has the emails that arrived, the latest last. */
export async function openMailServer() {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk) => (source += chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  return { url, received, close: () => smtp.close() };
}

import { connect } from 'node:tls';
import { ask } from './request.js';
import { judge, unknown } from './result.js';

const dayMs = 24 * 60 * 60 * 1_000;
/** Hosting renews certificates 30 days before they expire; fewer days than this mean that it cannot. */
const fewestDays = 14;
const dnsAdvice = 'compare the DNS records with the ones in the Firebase console → Hosting → the domain';

/** The certificate, and the redirect to HTTPS. @type {import('./result.js').Check} */
export const certificate = {
  title: 'certificate',
  async run({ url, allowHttp }) {
    if (allowHttp) return [unknown('certificate', 'a site on this machine has none')];
    const { hostname } = new URL(url);
    const [days, plain] = await Promise.all([daysLeft(hostname), ask(`http://${hostname}/`)]);
    const leadsTo = plain.headers.get('location') ?? '';
    return [
      { ...judge('certificate', days >= fewestDays, '', dnsAdvice), detail: `${days} days left` },
      judge(
        'http redirects to https',
        plain.status >= 301 && plain.status <= 308 && leadsTo.startsWith('https://'),
        `status ${plain.status} ${leadsTo}`,
        dnsAdvice,
      ),
    ];
  },
};

/** Days until the host's certificate expires. Rejects if browsers would not accept it. @param {string} host @returns {Promise<number>} */
function daysLeft(host) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host, timeout: 15_000 }, () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      socket.end();
      resolve(Math.floor((until - Date.now()) / dayMs));
    });
    socket.once('timeout', () => socket.destroy(new Error(`${host} did not respond on port 443.`)));
    socket.once('error', reject);
  });
}

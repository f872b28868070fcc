/** What a page fetches from the emulators, or shows in a frame, by the directive of its Content-Security-Policy. */
const services = {
  'connect-src': ['auth', 'firestore', 'storage'],
  'img-src': ['storage'],
  'media-src': ['storage'],
  'frame-src': ['reviews'],
};

/**
 * Lets the pages of one suite reach its emulators: adds their addresses to every
 * Content-Security-Policy. They stand nowhere in firebase.json, so they are never deployed.
 * @param {{ headers: { key: string, value: string }[] }[]} rules Hosting's, changed in place
 * @param {Record<string, number>} ports
 */
export function allowEmulators(rules, ports) {
  const policies = rules
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  for (const policy of policies) {
    for (const [directive, names] of Object.entries(services)) {
      const origins = names.map((name) => `http://127.0.0.1:${ports[name]}`).join(' ');
      policy.value = policy.value.replace(`${directive} 'self'`, `${directive} 'self' ${origins}`);
    }
  }
}

/** What a page fetches from Google in production, by the emulator that stands in for it. */
const services = {
  auth: 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  storage: 'https://firebasestorage.googleapis.com',
};

/**
 * Lets the pages of one suite reach its emulators: puts their addresses into every Content-Security-Policy, in place of
 * those of Google's services, and lets pages frame the stand-in for reviews. They stand nowhere in firebase.json, so
 * they are never deployed.
 * @param {{ headers: { key: string, value: string }[] }[]} rules Hosting's, changed in place
 * @param {Record<string, number>} ports
 */
export function allowEmulators(rules, ports) {
  const policies = rules
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  for (const policy of policies) {
    for (const [name, origins] of Object.entries(services)) {
      policy.value = policy.value.replaceAll(origins, `http://127.0.0.1:${ports[name]}`);
    }
    policy.value = policy.value.replace(
      "frame-src 'self'",
      `frame-src 'self' http://127.0.0.1:${ports.reviews}`,
    );
  }
}

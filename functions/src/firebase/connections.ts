const renewals = new Set<() => void>();

/** Registers a function that is called whenever connections may be dead. */
export function onRenewal(renew: () => void): void {
  renewals.add(renew);
}

/**
 * Gives later calls new connections; calls under way keep theirs. A connection can die silently, and gRPC has no
 * timeout for a server that accepts a connection and never responds.
 */
export function renewConnections(): void {
  for (const renew of renewals) renew();
}

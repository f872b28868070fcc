const renewals = new Set<() => void>();

/** Has `renew` called whenever connections may be dead. */
export function onRenewal(renew: () => void): void {
  renewals.add(renew);
}

/**
 * Lets later calls have new connections; those under way keep theirs. A connection can be dead without a
 * word, and gRPC waits for ever for a server that has accepted one and then says nothing.
 */
export function renewConnections(): void {
  for (const renew of renewals) renew();
}

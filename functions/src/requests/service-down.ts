/** gRPC: deadline exceeded, resource exhausted, unavailable. */
const grpcCodes = new Set<unknown>([4, 8, 14]);
/** Error codes of Node's sockets and of the Admin SDK; those of Node's fetch begin with UND_ERR_. */
const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'ESOCKETTIMEDOUT', 'EPIPE', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['app/network-error', 'app/network-timeout', 'auth/network-request-failed'],
]);

/** Whether an error means that a service could not be reached or did not respond, so that a later attempt may succeed. */
export function isServiceDown(error: unknown): boolean {
  const { code, name, type, cause, status } = (error ?? {}) as Record<string, unknown>;
  if (grpcCodes.has(code) || (typeof code === 'string' && isNetworkCode(code))) return true;
  if (isTransactionLost(error)) return true;
  if (code === 503 || status === 503 || type === 'request-timeout' || name === 'TimeoutError') return true;
  return cause !== undefined && cause !== error && isServiceDown(cause);
}

function isNetworkCode(code: string): boolean {
  return networkCodes.has(code) || code.startsWith('UND_ERR_');
}

/** Whether a transaction ended because its database restarted or it took too long. Nothing was written. */
export function isTransactionLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === 3 && /transaction (is invalid or closed|has expired)/i.test(String(message));
}

/** gRPC: deadline exceeded, resource exhausted, unavailable. */
const grpcCodes = new Set<unknown>([4, 8, 14]);
/** Error codes of Node's sockets, its fetch and the Admin SDK. */
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+|app\/network-(error|timeout)|auth\/network-request-failed)$/;

/** Whether an error means that a service could not be reached or did not respond, so that a later attempt may succeed. */
export function isServiceDown(error: unknown): boolean {
  const { code, name, type, cause, status } = (error ?? {}) as Record<string, unknown>;
  if (grpcCodes.has(code) || (typeof code === 'string' && networkCodes.test(code))) return true;
  if (code === 503 || status === 503 || type === 'request-timeout' || name === 'TimeoutError') return true;
  return cause !== undefined && cause !== error && isServiceDown(cause);
}

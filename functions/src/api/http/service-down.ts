/** gRPC: deadline exceeded, resource exhausted, unavailable. */
const grpcCodes = new Set<unknown>([4, 8, 14]);
/** Codes of Node's sockets, of its fetch, of the Admin SDK. */
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+|app\/network-(error|timeout)|auth\/network-request-failed)$/;

/** Whether an error says that a service could not be reached or did not answer: trying again later is right. */
export function isServiceDown(error: unknown): boolean {
  const { code, name, type, cause, status } = (error ?? {}) as Record<string, unknown>;
  if (grpcCodes.has(code) || (typeof code === 'string' && networkCodes.test(code))) return true;
  if (code === 503 || status === 503 || type === 'request-timeout' || name === 'TimeoutError') return true;
  return cause !== undefined && cause !== error && isServiceDown(cause);
}

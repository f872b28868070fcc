import { createHash, randomUUID } from 'node:crypto';

/** One of Google's servers that Hosting may call a function from; many visitors share each. The same for one visitor. */
export function hostingServer(visitor: string = randomUUID()): string {
  const [third = 0, fourth = 0] = createHash('sha256').update(visitor).digest();
  return `66.249.${64 + (third % 32)}.${fourth}`;
}

/** The headers of a visitor's request behind Hosting, which the emulators leave to whoever calls. */
export function visitorFrom(address: string, via = hostingServer(address)): Record<string, string> {
  return { 'Fastly-Client-IP': address, 'X-Forwarded-For': `${address}, ${via}` };
}

import { createHash } from 'node:crypto';

/**
 * The shell's Content-Security-Policy for a page that carries scripts and styles in itself: they are named by
 * their hashes, so that no other can ever run.
 */
export function pagePolicy(shellPolicy: string, scripts: string[], styles: string[]): string {
  return allow(allow(shellPolicy, 'script-src', scripts), 'style-src', styles);
}

function allow(policy: string, directive: string, texts: string[]): string {
  const hashes = texts.map((text) => `'${hashOf(text)}'`).join(' ');
  return policy.replace(`${directive} 'self'`, `${directive} 'self' ${hashes}`);
}

/** Texts whose hash was worked out before: there are as many as kinds of pages. */
const known = new Map<string, string>();

function hashOf(text: string): string {
  const hash = known.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  known.set(text, hash);
  return hash;
}

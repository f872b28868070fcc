import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { readRole, type Role } from '@venue/domain';

/** Who knocks at the rules: one of each kind, signed in a minute ago. */
export const personas = ['visitor', 'stranger', 'chef', 'admin', 'super'] as const;

export type Persona = (typeof personas)[number];

/** The persona's role: a visitor has no account, a stranger an account without a role. */
export function roleOf(persona: Persona): Role | undefined {
  return readRole(persona);
}

/** uid of a persona's account. */
export function uidOf(persona: Persona): string {
  return `uid-${persona}`;
}

/** The persona's browser. `minutesAgo` says how long ago the password was typed. */
export function browserOf(env: RulesTestEnvironment, persona: Persona, minutesAgo = 1): RulesTestContext {
  if (persona === 'visitor') return env.unauthenticatedContext();
  const role = roleOf(persona);
  const auth_time = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  return env.authenticatedContext(uidOf(persona), { auth_time, ...(role && { role }) });
}

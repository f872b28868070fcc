import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { admits, grantableTo, readAccessData, readRole, roles, type Rights } from '@venue/domain';
import { doc, setDoc } from 'firebase/firestore';

/** When everybody signed in, in whole seconds; a minute ago. */
export const signedInAt = Math.floor(Date.now() / 1000) - 60;

/** A caller of the rules tests. */
export type Persona = {
  /** As the titles of the tests call them. */
  name: string;
  /** undefined: a visitor, who has not signed in. */
  uid?: string;
  /** What the token says; not every role is one of ours. */
  tokenRole?: string;
  /** What `access/{uid}` says; undefined: there is no such document. */
  access?: { role: string | null; since: number; permissions?: unknown };
};

/** Staff as they should be: the token says what holds, and they signed in when it began to hold. */
const standing = roles.map((role) => person(`a ${role}`, role, { role, since: signedInAt }));

/** Staff with everything that can be granted to their role, as the Staff screen stores it. */
const granted = roles
  .filter((role) => grantableTo(role).length > 0)
  .map((role) =>
    person(`a ${role} with grants`, role, { role, since: signedInAt, permissions: grantableTo(role) }),
  );

/** Grants that open nothing: the account is not admitted, or what is stored is no list of permissions. */
const everything = grantableTo('chef');
const notGranted = [
  person('a chef with an empty list of grants', 'chef', { role: 'chef', since: signedInAt, permissions: [] }),
  person('a chef with a grant that does not exist', 'chef', {
    role: 'chef',
    since: signedInAt,
    permissions: ['everything'],
  }),
  person('a chef with a map for grants', 'chef', {
    role: 'chef',
    since: signedInAt,
    permissions: Object.fromEntries(everything.map((each) => [each, true])),
  }),
  person('a chef with grants whose sign-ins have ended', 'chef', {
    role: 'chef',
    since: signedInAt + 1,
    permissions: everything,
  }),
  person('a chef with grants whose account is closed', 'chef', {
    role: null,
    since: signedInAt,
    permissions: everything,
  }),
  person('a waiter with grants', 'waiter', { role: 'waiter', since: signedInAt, permissions: everything }),
];

/** Staff whose token says more, or something else, than what holds by now. */
const outdated = roles.flatMap((role) => [
  ...roles
    .filter((now) => now !== role)
    .map((now) => person(`a ${now} whose token says ${role}`, role, { role: now, since: signedInAt })),
  person(`a ${role} whose sign-ins have ended`, role, { role, since: signedInAt + 1 }),
  person(`a ${role} whose account is closed`, role, { role: null, since: signedInAt }),
  person(`a ${role} without an access document`, role),
]);

/** One of each kind. */
export const personas: Persona[] = [
  { name: 'a visitor' },
  person('a stranger'),
  person('a stranger with an access document', undefined, { role: 'super', since: signedInAt }),
  person('somebody of an unknown role', 'waiter', { role: 'waiter', since: signedInAt }),
  ...standing,
  ...granted,
  ...notGranted,
  ...outdated,
];

/** Personas for the tests of what a role may read and write, without those whose token is outdated. */
export const callers = personas.slice(0, 4).concat(standing, granted);

/** What the persona really may do at this moment, by the same functions that the API asks; undefined: nothing. */
export function rightsOf({ tokenRole, access }: Persona): Rights | undefined {
  const role = readRole(tokenRole);
  const current = access && readAccessData(access);
  return role && admits(current, { role, authTime: signedInAt }) ? current : undefined;
}

/** The persona's browser. */
export function browserOf(env: RulesTestEnvironment, { uid, tokenRole }: Persona): RulesTestContext {
  if (!uid) return env.unauthenticatedContext();
  return env.authenticatedContext(uid, {
    auth_time: signedInAt,
    ...(tokenRole !== undefined && { role: tokenRole }),
  });
}

/** Stores the access documents of all personas, past the rules. */
export function seedAccess(env: RulesTestEnvironment): Promise<void> {
  return env.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await Promise.all(
      personas.map(async ({ uid, access }) => uid && access && setDoc(doc(db, 'access', uid), access)),
    );
  });
}

function person(name: string, tokenRole?: string, access?: Persona['access']): Persona {
  return {
    name,
    uid: name.replaceAll(' ', '-'),
    ...(tokenRole !== undefined && { tokenRole }),
    ...(access && { access }),
  };
}

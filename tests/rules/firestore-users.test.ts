import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { may } from '@venue/domain';
import { doc, setDoc } from 'firebase/firestore';
import { allows, type Attempt } from './request.ts';
import { firestoreEnvironment } from './environment.ts';
import { callers, personas, rightsOf, seedAccess, type Persona } from './personas.ts';

const profile = { username: 'Nora', email: 'nora@venue.test', desc: 'Opens up.', profileImg: 'nora.jpg' };
const other = 'somebody-else';
/** An account that has neither a profile nor access yet. */
const newcomer: Persona = { name: 'a newcomer', uid: 'newcomer', tokenRole: 'admin' };

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await firestoreEnvironment('users');
  await seedAccess(env);
  await env.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const uids = [...personas.map(uidOf), other];
    await Promise.all(uids.map((uid) => setDoc(doc(db, 'users', uid), profile)));
    await setDoc(doc(db, 'access', other), { role: 'admin', since: 1 });
    await setDoc(doc(db, 'access', other, 'deeper', 'one'), { role: 'admin', since: 1 });
    const below = personas.map((persona) => setDoc(doc(db, 'users', uidOf(persona), 'deeper/one'), profile));
    await Promise.all(below);
  });
});

afterAll(() => env.cleanup());

const uidOf = ({ uid = 'nobody' }: Persona) => uid;
const ask = (persona: Persona, attempt: Attempt, path: string, field?: string) =>
  allows(
    env.projectId,
    persona,
    attempt,
    path,
    field === undefined ? undefined : { [field]: { stringValue: 'super' } },
  );

describe.each(personas)('$name', (persona) => {
  const reads = may(rightsOf(persona), 'editOwnProfile');

  it(`${reads ? 'reads' : 'cannot read'} the own profile`, async () => {
    expect(await ask(persona, 'get', `users/${uidOf(persona)}`)).toBe(reads);
  });

  it(`${persona.uid ? 'reads' : 'cannot read'} what the own account may do, let in or not`, async () => {
    expect(await ask(persona, 'get', `access/${uidOf(persona)}`)).toBe(persona.uid !== undefined);
  });
});

describe.each([...callers, newcomer])('$name', (persona) => {
  const own = uidOf(persona);

  it.each(['users', 'access'])('cannot read anybody else in %s, or query for anybody', async (name) => {
    expect(await ask(persona, 'get', `${name}/${other}`)).toBe(false);
    for (const uid of [own, other]) expect(await ask(persona, 'find', `${name}/${uid}`)).toBe(false);
    expect(await ask(persona, 'list', name)).toBe(false);
  });

  it('cannot read documents under the own uid that are none of these', async () => {
    for (const name of ['limits', 'locks', 'accountChanges', 'unheardOf'])
      expect(await ask(persona, 'get', `${name}/${own}`)).toBe(false);
  });

  it.each(['users', 'access'])('cannot read what lies below a document in %s', async (name) => {
    for (const uid of [own, other])
      expect(await ask(persona, 'get', `${name}/${uid}/deeper/one`)).toBe(false);
  });

  it.each(['users', 'access'])(
    'cannot make, change or delete a document in %s, the own or not',
    async (name) => {
      for (const uid of [own, other, 'new']) {
        // Creating comes first: it is about those who have no document yet.
        expect(await ask(persona, 'create', `${name}/${uid}`, 'role')).toBe(false);
        for (const field of ['username', 'role', 'since', 'permissions'])
          expect(await ask(persona, 'update', `${name}/${uid}`, field)).toBe(false);
        expect(await ask(persona, 'delete', `${name}/${uid}`)).toBe(false);
      }
    },
  );
});

import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { may } from '@venue/domain';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { firestoreEnvironment } from './environment.ts';
import { browserOf, personas, roleOf, uidOf, type Persona } from './personas.ts';

const profile = { username: 'Nora', email: 'nora@venue.test', desc: 'Opens up.', profileImg: 'nora.jpg' };

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await firestoreEnvironment('users');
});

beforeEach(() =>
  env.withSecurityRulesDisabled(async (context) => {
    for (const persona of personas) await setDoc(doc(context.firestore(), 'users', uidOf(persona)), profile);
  }),
);

afterAll(() => env.cleanup());

/** The user document of `owner` as `persona`'s browser sees it. */
function userDoc(persona: Persona, owner: Persona, minutesAgo?: number) {
  return doc(browserOf(env, persona, minutesAgo).firestore(), 'users', uidOf(owner));
}

describe.each(personas)('%s', (persona) => {
  const expectation = may(roleOf(persona), 'editOwnProfile') ? assertSucceeds : assertFails;

  it('reads and changes the own profile only as staff', async () => {
    await expectation(getDoc(userDoc(persona, persona)));
    await expectation(updateDoc(userDoc(persona, persona), { username: 'Nora B.' }));
  });

  it("cannot read or change anybody else's profile, or list them", async () => {
    const other = persona === 'chef' ? 'admin' : 'chef';
    await assertFails(getDoc(userDoc(persona, other)));
    await assertFails(updateDoc(userDoc(persona, other), { username: 'Nora B.' }));
    await assertFails(getDocs(collection(browserOf(env, persona).firestore(), 'users')));
  });

  it('cannot delete the own profile or create one', async () => {
    await assertFails(deleteDoc(userDoc(persona, persona)));
    await assertFails(setDoc(doc(browserOf(env, persona).firestore(), 'users/new'), profile));
  });
});

const changes: [fact: string, change: object, allowed: boolean][] = [
  ['a new username', { username: 'Nora B.' }, true],
  ['a username of 200 characters', { username: 'n'.repeat(200) }, true],
  ['a username of 201 characters', { username: 'n'.repeat(201) }, false],
  ['an empty username', { username: '' }, false],
  ['a username that is a number', { username: 7 }, false],
  ['no username at all', { username: deleteField() }, false],
  ['a description of 10,000 characters', { desc: 'd'.repeat(10_000) }, true],
  ['a description of 10,001 characters', { desc: 'd'.repeat(10_001) }, false],
  ['another photo', { profileImg: 'b.jpg' }, true],
  ['no photo', { profileImg: '' }, true],
  ['a photo that is a path', { profileImg: '../b.jpg' }, false],
  ['another e-mail address', { email: 'other@venue.test' }, false],
  ['a role', { role: 'super' }, false],
  ['a role beside a new username', { username: 'Nora B.', role: 'super' }, false],
];

it.each(changes)('%s: %o is allowed: %s', async (_fact, change, allowed) => {
  await (allowed ? assertSucceeds : assertFails)(updateDoc(userDoc('chef', 'chef'), change));
});

it.each([
  [4, true],
  [6, false],
])('a profile change %i minutes after signing in is allowed: %s', async (minutesAgo, allowed) => {
  const change = updateDoc(userDoc('admin', 'admin', minutesAgo), { desc: 'Closes, too.' });
  await (allowed ? assertSucceeds : assertFails)(change);
});

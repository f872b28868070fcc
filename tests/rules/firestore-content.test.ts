import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { may } from '@venue/domain';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { firestoreEnvironment } from './environment.ts';
import { browserOf, personas, roleOf } from './personas.ts';

const content = [
  'website',
  'menus',
  'openingHours',
  'termsAndConditions',
  'privacyPolicy',
  'routes',
  'events',
];
const forEditors = [...content, 'media', 'revisions', 'mail', 'bookings'];

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await firestoreEnvironment('content');
  await env.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    for (const name of [...forEditors, 'unheardOf']) await setDoc(doc(db, name, 'one'), { title: 'x' });
    await setDoc(doc(db, 'published/site'), { version: 1 });
    await setDoc(doc(db, 'published/other'), { version: 1 });
  });
});

afterAll(() => env.cleanup());

describe.each(personas)('%s', (persona) => {
  const db = () => browserOf(env, persona).firestore();
  const edits = may(roleOf(persona), 'editContent');

  it('reads what is published, and nothing beside it', async () => {
    await assertSucceeds(getDoc(doc(db(), 'published/site')));
    await assertFails(getDoc(doc(db(), 'published/other')));
    await assertFails(getDocs(collection(db(), 'published')));
  });

  it.each(forEditors)(`${edits ? 'reads' : 'cannot read'} %s`, async (name) => {
    const expectation = edits ? assertSucceeds : assertFails;
    await expectation(getDoc(doc(db(), name, 'one')));
    await expectation(getDocs(collection(db(), name)));
  });

  it.each([...forEditors, 'published', 'unheardOf'])('cannot write %s', async (name) => {
    const id = name === 'published' ? 'site' : 'one';
    await assertFails(setDoc(doc(db(), name, 'new'), { title: 'y' }));
    await assertFails(updateDoc(doc(db(), name, id), { title: 'y' }));
    await assertFails(deleteDoc(doc(db(), name, id)));
  });

  it('cannot read a collection that the rules do not name', async () => {
    await assertFails(getDoc(doc(db(), 'unheardOf/one')));
  });
});

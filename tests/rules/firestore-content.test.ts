import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { kindNames, kindOf, may } from '@venue/domain';
import { doc, setDoc } from 'firebase/firestore';
import { allows, type Attempt } from './request.ts';
import { firestoreEnvironment } from './environment.ts';
import { callers, personas, rightsOf, seedAccess } from './personas.ts';

const forEditors = ['media', 'revisions', 'mail'];
const theBook = ['bookings', 'evenings'];
const forFunctions = ['limits', 'locks', 'accountChanges', 'previews', 'unheardOf'];
const everything = [...kindNames, ...forEditors, ...theBook, ...forFunctions, 'published'];

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await firestoreEnvironment('content');
  await seedAccess(env);
  await env.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const below = everything.flatMap((name) => [`${name}/one`, `${name}/one/deeper/one`]);
    await Promise.all(below.map((path) => setDoc(doc(db, path), { title: 'x' })));
  });
});

afterAll(() => env.cleanup());

/** Those of the attempts that the rules let through, as "get menus/one". */
async function allowed(persona: (typeof personas)[number], attempts: [Attempt, string][]): Promise<string[]> {
  const passed = await Promise.all(
    attempts.map(async ([attempt, path]) =>
      (await allows(env.projectId, persona, attempt, path)) ? `${attempt} ${path}` : [],
    ),
  );
  return passed.flat();
}

function readsOf(names: readonly string[]): [Attempt, string][] {
  return names.flatMap((name): [Attempt, string][] => [
    ['get', `${name}/one`],
    ['list', name],
  ]);
}

describe.each(personas)('$name', (persona) => {
  const edits = may(rightsOf(persona), 'editContent');

  it(`${edits ? 'reads' : 'cannot read'} pictures, history and mails`, async () => {
    const attempts = readsOf(forEditors);
    const all = attempts.map((attempt) => attempt.join(' '));
    expect(await allowed(persona, attempts)).toEqual(edits ? all : []);
  });

  const keepsTheBook = may(rightsOf(persona), 'editBookings');
  it(`${keepsTheBook ? 'reads' : 'cannot read'} bookings and evenings`, async () => {
    const all = readsOf(theBook).map((attempt) => attempt.join(' '));
    expect(await allowed(persona, readsOf(theBook))).toEqual(keepsTheBook ? all : []);
  });

  // A chef to whom it is granted reads menus, to take dishes off them, and nothing else.
  it('reads the kinds of records that their declarations name for their rights', async () => {
    const theirs = kindNames.filter((kind) => may(rightsOf(persona), kindOf(kind).access.read));
    const all = readsOf(theirs).map((attempt) => attempt.join(' '));
    expect(await allowed(persona, readsOf(kindNames))).toEqual(all);
  });
});

describe.each(callers)('$name', (persona) => {
  it('reads what is published by name, and cannot list it', async () => {
    const attempts: [Attempt, string][] = [
      ['get', 'published/one'],
      ['get', 'published/not-yet'],
      ['list', 'published'],
    ];
    expect(await allowed(persona, attempts)).toEqual(['get published/one', 'get published/not-yet']);
  });

  it('cannot write anything', async () => {
    const attempts = everything.flatMap((name): [Attempt, string][] => [
      ['create', `${name}/new`],
      ['update', `${name}/one`],
      ['delete', `${name}/one`],
    ]);
    expect(await allowed(persona, attempts)).toEqual([]);
  });

  it('cannot read what only the functions use, or what the rules do not name', async () => {
    const attempts = forFunctions.flatMap((name): [Attempt, string][] => [
      ['get', `${name}/one`],
      ['list', name],
    ]);
    expect(await allowed(persona, attempts)).toEqual([]);
  });

  it('cannot read what lies below a record', async () => {
    const attempts = everything.map((name): [Attempt, string] => ['get', `${name}/one/deeper/one`]);
    expect(await allowed(persona, attempts)).toEqual([]);
  });
});

import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { storageEnvironment } from './environment.ts';
import { browserOf, callers } from './personas.ts';

const bytes = new Uint8Array([1, 2, 3]);
const jpeg = { contentType: 'image/jpeg' };
const published = ['images', 'videos'];

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await storageEnvironment('storage');
  await env.withSecurityRulesDisabled(async (context) => {
    const paths = [...published, 'private'].flatMap((folder) => [
      `${folder}/a.jpg`,
      `${folder}/deeper/a.jpg`,
    ]);
    for (const path of [...paths, 'a.jpg']) await uploadBytes(ref(context.storage(), path), bytes, jpeg);
  });
});

afterAll(() => env.cleanup());

describe.each(callers)('$name', (persona) => {
  const at = (path: string) => ref(browserOf(env, persona).storage(), path);

  it.each(published)('gets a file of %s by name, and cannot list them', async (folder) => {
    await assertSucceeds(getBytes(at(`${folder}/a.jpg`)));
    await assertSucceeds(getMetadata(at(`${folder}/a.jpg`)));
    await assertFails(listAll(at(folder)));
  });

  it.each(['private/a.jpg', 'a.jpg', 'images/deeper/a.jpg', 'videos/deeper/a.jpg'])(
    'cannot get %s, which is in no published folder',
    async (path) => {
      await assertFails(getBytes(at(path)));
      await assertFails(getMetadata(at(path)));
    },
  );

  it.each([...published, 'private'])('cannot upload to %s, replace, describe or delete', async (folder) => {
    await assertFails(uploadBytes(at(`${folder}/new.jpg`), bytes, jpeg));
    await assertFails(uploadBytes(at(`${folder}/a.jpg`), bytes, jpeg));
    await assertFails(updateMetadata(at(`${folder}/a.jpg`), { contentType: 'text/html' }));
    await assertFails(deleteObject(at(`${folder}/a.jpg`)));
  });
});

import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, listAll, ref, uploadBytes } from 'firebase/storage';
import { storageEnvironment } from './environment.ts';
import { browserOf, personas } from './personas.ts';

const bytes = new Uint8Array([1, 2, 3]);
const jpeg = { contentType: 'image/jpeg' };

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await storageEnvironment('storage');
  await env.withSecurityRulesDisabled(async (context) => {
    for (const path of ['images/a.jpg', 'videos/a.mp4', 'private/a.jpg', 'images/deeper/a.jpg']) {
      await uploadBytes(ref(context.storage(), path), bytes, jpeg);
    }
  });
});

afterAll(() => env.cleanup());

describe.each(personas)('%s', (persona) => {
  const at = (path: string) => ref(browserOf(env, persona).storage(), path);

  it('gets a picture or video by name, and nothing outside those folders', async () => {
    await assertSucceeds(getBytes(at('images/a.jpg')));
    await assertSucceeds(getBytes(at('videos/a.mp4')));
    await assertFails(getBytes(at('private/a.jpg')));
    await assertFails(getBytes(at('images/deeper/a.jpg')));
  });

  it('cannot list', async () => {
    await assertFails(listAll(at('images')));
    await assertFails(listAll(at('videos')));
  });

  it('cannot upload, replace or delete', async () => {
    await assertFails(uploadBytes(at('images/new.jpg'), bytes, jpeg));
    await assertFails(uploadBytes(at('images/a.jpg'), bytes, jpeg));
    await assertFails(deleteObject(at('images/a.jpg')));
  });
});

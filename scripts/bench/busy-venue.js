const day = 86_400_000;

/**
 * Writes content straight into its collections, under ids that begin with "bench-".
 * @param {FirebaseFirestore.Firestore} db
 * @param {{ menus: number, dishes: number, upcoming: number, past: number, pages: number }} size
 */
export function fill(db, size) {
  return writeRecords(db, ({ set }) => {
    const add = (/** @type {string} */ kind, /** @type {number} */ index, /** @type {object} */ record) =>
      set(`${kind}/bench-${index}`, record);
    for (let i = 0; i < size.menus; i += 1) {
      const contents = Array.from({ length: size.dishes }, (_, dish) => ({
        _id: elementId(),
        elementType: 'Dish',
        ...facts(),
        content: [`Bench ${dish}`, words(7), `€${10 + (dish % 20)}`].map((contentString) => ({
          contentString,
        })),
      }));
      add('menus', i, { title: `Menu ${i}`, route: `menu${letters(i)}`, position: 100 + i, contents });
    }
    for (let i = -size.past; i < size.upcoming; i += 1) {
      // From 23 years ago to two years from now.
      const datetime = new Date(Date.now() + (i + 0.5) * (5 / 6) * day);
      add('events', i, { artist: `Bench ${i}`, artistLink: '', desc: words(40), img: '', datetime });
    }
    for (let i = 0; i < size.pages; i += 1) {
      const texts = { panelTitle: words(2), panelDesc: words(40) };
      const panels = [{ _id: 'p', ...texts, panelImg: '', panelButtonType: 'Menu' }];
      const intro = { topImg: '', introTitle: '', introDesc: '' };
      add('routes', i, {
        title: words(3),
        route: `page${letters(i)}`,
        ...intro,
        panels,
        createdAt: new Date(i),
      });
    }
  });
}

const syllables = 'ba co du el fi ga ho in ka lo mi no or pe qua ri so ta un ve wi ya zo'.split(' ');
let seed = 1;

/** The next number of a series that is the same in every run. @param {number} below */
function next(below) {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
}

/** Pseudo-random words that compress like real ones. @param {number} count */
function words(count) {
  const word = () => Array.from({ length: 1 + next(3) }, () => syllables[next(syllables.length)]).join('');
  return Array.from({ length: count }, word).join(' ');
}

/** An id like those that the server gives to a dish. */
function elementId() {
  return Array.from({ length: 8 }, () => next(36).toString(36)).join('');
}

const allergens = [
  'gluten:wheat',
  'gluten:oats',
  'egg',
  'fish',
  'milk',
  'nuts:walnut',
  'celery',
  'sulphites',
];

/** What a dish contains, as the kitchen has confirmed it. */
function facts() {
  const held = allergens.filter(() => next(3) === 0);
  const at = new Date(Date.UTC(2026, 9, 1 + next(28), 9 + next(9), next(60)));
  return {
    allergens: held,
    diets: next(4) === 0 ? ['vegetarian'] : [],
    allergensChecked: { byName: 'Bench', at },
  };
}

/** Endpoints are letters only. @param {number} index */
function letters(index) {
  return [...String(index)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}

/** Removes it again. @param {FirebaseFirestore.Firestore} db */
export async function empty(db) {
  const kinds = ['menus', 'events', 'routes'];
  const found = await Promise.all(kinds.map((kind) => db.collection(kind).select().get()));
  const refs = found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  await writeRecords(db, ({ remove }) => {
    for (const { id, path } of refs) if (id.startsWith('bench-')) remove(path);
  });
}

/**
 * Writes many documents at once, and waits for each: a write that nobody waits for would end the process when it
 * fails, and leave the emulators behind. A write that took too long is sent again: written twice it is the same.
 * @param {FirebaseFirestore.Firestore} db
 * @param {(records: { set: (path: string, record: object) => void, remove: (path: string) => void }) => void} write
 */
async function writeRecords(db, write) {
  const writer = db.bulkWriter();
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 5);
  /** @type {Promise<unknown>[]} */
  const writes = [];
  write({
    set: (path, record) => writes.push(writer.set(db.doc(path), record)),
    remove: (path) => writes.push(writer.delete(db.doc(path))),
  });
  await Promise.all([...writes, writer.close()]);
}

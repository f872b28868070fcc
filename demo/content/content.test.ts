import {
  allergenState,
  buttonTypes,
  urlNameProblem,
  isDish,
  legalElementTypes,
  menu as menuFields,
  menuElementStrings,
  menuElementTypes,
  openingHoursElementTypes,
  readAllergenNotes,
  readMenuEntry,
  takesBookings,
  toInput,
  unreadableLines,
  websiteGalleryFields,
  websiteImageFields,
  websiteTextFields,
} from '@venue/domain';
import {
  legalTextSchema,
  menuSchema,
  newStaffSchema,
  openingHoursSchema,
  profileSchema,
  customPageSchema,
  websiteSchema,
} from '@venue/domain/schemas';
import { gifts } from '../../venue-content/gifts.ts';
import { seasons } from '../../venue-content/seasons.ts';
import { team } from '../../venue-content/team.ts';
import { venue } from '../../venue.config.ts';
import { events } from './events.ts';
import { demoImages } from './images.ts';
import { menus } from './menus.ts';
import { openingHours, specialDays } from './opening-hours.ts';
import { privacy } from './privacy.ts';
import { routes } from './routes.ts';
import { staff } from './staff.ts';
import { terms } from './terms.ts';
import { website } from './website.ts';

const panels = routes.flatMap((route) => route.panels);
const isDrawn = (file: string) => (demoImages as readonly string[]).includes(file);

/** Everything that is written, the way a reader meets it. */
const everyText = JSON.stringify({
  website,
  menus,
  openingHours,
  terms,
  privacy,
  routes,
  team,
  gifts,
  seasons,
  staff,
  gigs: events(new Date()),
});

describe('website', () => {
  test.each(websiteTextFields)('%s says something', (field) => {
    expect(website[field].trim()).not.toBe('');
  });

  test.each(websiteImageFields)('%s names a picture that exists', (field) => {
    expect(demoImages).toContain(website[field]);
  });

  test.each(websiteGalleryFields)('%s shows at least six pictures, each once', (field) => {
    expect(website[field].length).toBeGreaterThanOrEqual(6);
    expect(new Set(website[field]).size).toBe(website[field].length);
    expect(website[field].filter((file) => !isDrawn(file))).toEqual([]);
  });

  test('is what staff could have saved', async () => {
    await expect(websiteSchema.validate(website, { strict: true })).resolves.toMatchObject(website);
  });

  test('gives the phone number that CALL US dials', () => {
    expect(website.contactNumber).toBe(venue.phone.display);
  });

  test('offers a different button in each landing row', () => {
    const buttons = [1, 2, 3, 4, 5].map((row) => website[`landingButton${row as 1 | 2 | 3 | 4 | 5}`]);
    expect(new Set(buttons).size).toBe(5);
  });
});

describe('menus', () => {
  test('stand in the order of their tabs', () => {
    expect(menus.map((menu) => menu.route)).toEqual([
      'dinner',
      'drinks',
      'lunch',
      'festival',
      'valentines',
      'mothersday',
    ]);
    expect(menus.map((menu) => menu.position)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test.each(menus)('$route can be saved, under an endpoint that obeys the rules', async (menu) => {
    expect(urlNameProblem(menu.route)).toBeUndefined();
    const { title, route, contents } = toInput(menuFields, menu);
    await expect(menuSchema.validate({ title, route, contents }, { strict: true })).resolves.toBeTruthy();
  });

  test.each(menus)('$route tells its allergens', (menu) => {
    expect(JSON.stringify(menu.contents)).toMatch(/sulphites/i);
  });

  test.each(menus)('$route says of each dish what it contains, and not in its texts', (menu) => {
    const dishes = menu.contents.filter(isDish);
    expect(dishes.filter((dish) => readAllergenNotes(dish))).toEqual([]);
    const unknown = dishes.filter((dish) => allergenState(dish) === 'unchecked');
    expect(unknown.length).toBeLessThanOrEqual(2);
  });

  test('have a few dishes that wait for a confirmation, one of them without a list', () => {
    const waiting = menus.flatMap((menu) =>
      menu.contents.filter((element) => isDish(element) && allergenState(element) === 'unchecked'),
    );
    expect(waiting.map((dish) => readMenuEntry(dish).name)).toEqual([
      'Duck leg and white pudding cassoulet',
      'Soup of the day',
      'Asparagus, soft egg',
      'Roast for a small person',
    ]);
    expect(waiting.filter(({ allergens }) => allergens === undefined)).toHaveLength(1);
  });

  test('say of every wine that it contains sulphites, and of every beer that it contains barley', () => {
    const drinks = menus.find(({ route }) => route === 'drinks')!.contents;
    const wines = drinks.filter(({ elementType }) => elementType === 'WineItem');
    expect(wines.filter(({ allergens }) => !allergens?.includes('sulphites'))).toEqual([]);
    const beers = drinks.filter(({ content: [name] }) => /stout|ale$|lager/i.test(name?.contentString ?? ''));
    expect(beers.map(({ allergens }) => allergens)).toEqual(Array(4).fill(['gluten:barley']));
  });

  test('use every element type, each with as many strings as it holds', () => {
    const elements = menus.flatMap((menu) => menu.contents);
    expect(new Set(elements.map((element) => element.elementType))).toEqual(new Set(menuElementTypes));
    const wrong = elements.filter((one) => one.content.length !== menuElementStrings[one.elementType]);
    expect(wrong).toEqual([]);
  });
});

describe('opening hours', () => {
  test('can be saved and use every type of line', async () => {
    await expect(openingHoursSchema.validate(openingHours, { strict: true })).resolves.toBeTruthy();
    const types = new Set(openingHours.contents.map((line) => line.elementType));
    expect(types).toEqual(new Set(openingHoursElementTypes));
  });

  test('have the next St Stephen’s Day and New Year’s Eve as special days', async () => {
    for (const [today, years] of [
      ['2026-11-22T12:00Z', [2026, 2026]],
      ['2026-12-26T23:00Z', [2026, 2026]],
      ['2026-12-27T12:00Z', [2027, 2026]],
    ] as const) {
      const days = specialDays(new Date(today));
      expect(days.map(({ from }) => from)).toEqual([`${years[0]}-12-26`, `${years[1]}-12-31`]);
      await expect(
        openingHoursSchema.validate({ ...openingHours, specialDays: days }, { strict: true }),
      ).resolves.toBeTruthy();
    }
  });

  test('have no line that cannot be read', () => {
    expect(unreadableLines({ contents: openingHours.contents })).toEqual([]);
    expect(takesBookings({ _id: 'main', ...openingHours }, new Date())).toBe(true);
  });

  test('give times a program can read', () => {
    const times = openingHours.contents.filter((line) => line.elementType === 'Times');
    const unreadable = times.filter((line) => !/^(Closed|\d\d:\d\d – \d\d:\d\d)$/.test(line.content));
    expect(unreadable).toEqual([]);
  });
});

describe('terms and privacy', () => {
  test.each([
    ['terms', terms],
    ['privacy', privacy],
  ])('the %s can be saved and use every element type', async (_name, text) => {
    await expect(legalTextSchema.validate(text, { strict: true })).resolves.toBeTruthy();
    const types = new Set(text.contents.map((element) => element.elementType));
    expect(types).toEqual(new Set(legalElementTypes));
  });
});

describe('custom pages', () => {
  test.each(routes)('$title can be saved, under an endpoint that obeys the rules', async (route) => {
    expect(urlNameProblem(route.route)).toBeUndefined();
    await expect(customPageSchema.validate(route)).resolves.toBeTruthy();
  });

  test('carry all eight buttons between them', () => {
    expect(new Set(panels.map((panel) => panel.panelButtonType))).toEqual(new Set(buttonTypes));
  });

  test('name pictures that exist, none twice on a page', () => {
    for (const route of routes) {
      const files = [route.topImg, ...route.panels.map((panel) => panel.panelImg)];
      expect(files.filter((file) => !isDrawn(file))).toEqual([]);
      expect(new Set(files).size).toBe(files.length);
    }
  });

  test('have ids of their own', () => {
    const ids = [...routes, ...panels].map((record) => record._id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('people and gifts', () => {
  test('staff are one a role and a chef who may change dishes, as could be saved', async () => {
    expect(staff.map((person) => person.role)).toEqual(['super', 'admin', 'host', 'chef', 'chef']);
    expect(staff.map(({ permissions = [] }) => permissions)).toEqual([[], [], [], [], ['changeDishes']]);
    for (const { username, email, desc, profileImg, password, role } of staff) {
      await newStaffSchema.validate({ username, email, password, role });
      await profileSchema.validate({ username, email, desc, profileImg });
      expect(demoImages).toContain(profileImg);
    }
  });

  test('six faces and five gifts, each with a picture of its own', () => {
    expect([team.length, gifts.length]).toEqual([6, 5]);
    const files = [...team, ...gifts].map((card) => card.img);
    expect(files.filter((file) => !isDrawn(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test('each season has two pictures of its own', () => {
    const files = Object.values(seasons).flatMap(({ image, second }) => [image, second]);
    expect(files.filter((file) => !isDrawn(file))).toEqual([]);
    expect(files.every((file, place) => file !== files[place + 1])).toBe(true);
  });
});

test('times are written 22:40, as in the opening hours', () => {
  expect(everyText.match(/\b(?<!€)[0-2]?\d\.[0-5]\d\b|\b\d+ ?[ap]\.?m\b/gi)).toBeNull();
});

test('texts are set with typographic apostrophes and no doubled spaces', () => {
  expect(everyText.match(/\w'\w|\S {2,}\S/g)).toBeNull();
});

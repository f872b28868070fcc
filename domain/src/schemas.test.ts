import fc from 'fast-check';
import { ValidationError, type Schema } from 'yup';
import * as schemas from './schemas.ts';

/** The problems of a value as "path: message" lines; none when it is valid. */
function problems(schema: Schema, value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map(({ path, message }) => `${path}: ${message}`).sort();
  }
}

const strings = (...texts: string[]) => texts.map((contentString) => ({ contentString }));
const menu = { title: 'Dinner', route: 'dinner', contents: [] as unknown[] };
const route = {
  title: 'a',
  introTitle: 'b',
  introDesc: 'c',
  topImg: 'd.jpg',
  route: 'abc',
  panels: [] as unknown[],
};
const gig = { datetime: '2026-07-20T20:30' };

describe('menus', () => {
  test('a missing title and route have a message each', () => {
    expect(problems(schemas.menuSchema, { contents: [] })).toEqual([
      'route: You must provide a URL ENDPOINT for the Menu...',
      'title: You must provide a TITLE for the Menu...',
    ]);
    expect(problems(schemas.menuUpdateSchema, { ...menu, route: '' })).toEqual([
      'route: Route cannot be empty!',
    ]);
  });

  test.each([
    ['Dish', strings('a', 'b', 'c'), true],
    ['Dish', strings('a', 'b'), false],
    ['WineItem', strings('a', 'b', 'c', 'd'), false],
    ['Line', [], true],
    ['Break', undefined, true],
    ['Line', strings(''), true],
    ['Line', strings('a'), false],
    ['Message', strings('a'), true],
    ['Message', [], false],
    ['Title', strings('a', 'b'), false],
  ])('%s with %j: %s', (elementType, content, right) => {
    const found = problems(schemas.menuSchema, { ...menu, contents: [{ elementType, content }] });
    expect(found.length === 0).toBe(right);
    if (!right) expect(found[0]).toMatch(/^contents\[0\]\.content: /);
  });

  test('an element without a type is told to set one', () => {
    expect(problems(schemas.menuSchema, { ...menu, contents: [{ content: [] }] })).toEqual([
      'contents[0].elementType: You must set an element type',
    ]);
  });

  test('a new order is a list or that list as JSON', () => {
    const body = [{ ...menu, _id: 'm' }];
    expect(schemas.replaceAllMenusSchema.validateSync({ body })).toEqual({ body });
    expect(schemas.replaceAllMenusSchema.validateSync({ body: JSON.stringify(body) })).toEqual({ body });
    expect(problems(schemas.replaceAllMenusSchema, { body: 'nonsense' })).toEqual([
      'body: This must be a list.',
    ]);
  });
});

test('problems of opening hours have their paths', () => {
  const contents = [
    { elementType: 'Area', content: 'Bar' },
    { elementType: 'Dish', content: ' ' },
  ];
  expect(problems(schemas.openingHoursSchema, { contents })).toEqual([
    'contents[1].content: Please type some text.',
    'contents[1].elementType: There is no such element type.',
  ]);
  expect(problems(schemas.openingHoursSchema, {})).toEqual(['contents: The list of contents is missing.']);
});

test('lists of a legal text hold many items, the other types one', () => {
  const withContent = (elementType: string, content: unknown) => ({ contents: [{ elementType, content }] });
  expect(problems(schemas.legalTextSchema, withContent('NumberedList', strings('a', 'b')))).toEqual([]);
  expect(problems(schemas.legalTextSchema, withContent('List', []))).toHaveLength(1);
  expect(problems(schemas.legalTextSchema, withContent('Title', strings('a', 'b')))).toHaveLength(1);
});

test('a custom page and its panels are refused in the documented words', () => {
  expect(problems(schemas.customPageSchema, {})).toEqual([
    'introDesc: You must provide a DESCRIPTION for the Route ...',
    'introTitle: You must provide a DESCRIPTION TITLE for the Route...',
    'route: You must provide a COVER PHOTO for the Route...',
    'title: You must provide a TITLE for the Route...',
    'topImg: You must provide a COVER PHOTO for the Route...',
  ]);
  expect(problems(schemas.customPageSchema, { ...route, panels: [{}] })).toEqual([
    'panels[0].panelButtonType: You must set an BUTTON type',
    'panels[0].panelImg: You must set a PANEL PHOTO',
  ]);
});

test('"Contact Us" is stored as ContactUs and flags of the client are dropped', () => {
  const panels = [{ panelImg: 'a.jpg', panelButtonType: 'Contact Us', isPhotoEdited: true }];
  expect(schemas.customPageSchema.validateSync({ ...route, panels }).panels).toEqual([
    { panelImg: 'a.jpg', panelButtonType: 'ContactUs' },
  ]);
  expect(schemas.websiteSchema.validateSync({ landingButton2: 'Contact Us' })).toEqual({
    landingButton2: 'ContactUs',
  });
});

test('website fields that are not sent stay away, so that nothing is erased', () => {
  expect(schemas.websiteSchema.validateSync({ menuTitle: '', _id: 'main' })).toEqual({ menuTitle: '' });
});

describe('events', () => {
  test('a date without a zone is read on the venue’s clock', () => {
    expect(schemas.gigSchema.validateSync(gig).datetime).toEqual(new Date('2026-07-20T19:30Z'));
    const zoned = { datetime: '2026-07-20T20:30:00+02:00' };
    expect(schemas.gigSchema.validateSync(zoned).datetime).toEqual(new Date('2026-07-20T18:30Z'));
  });

  test('nothing is required', () => {
    expect(problems(schemas.gigSchema, {})).toEqual([]);
  });

  test.each(['', null])('%j takes the date back: it is to be announced', (datetime) => {
    expect(schemas.gigSchema.validateSync({ datetime })).toEqual({ datetime: null });
  });

  test('doors open before the start and the end comes after it, by a day at most', () => {
    const start = '2026-07-20T20:30';
    const timed = (times: object) => problems(schemas.gigSchema, { datetime: start, ...times });
    expect(timed({ doorsAt: '2026-07-20T19:30', endsAt: '2026-07-20T23:30' })).toEqual([]);
    expect(timed({ doorsAt: start })).toEqual([]);
    for (const doorsAt of ['2026-07-20T20:31', '2026-07-19T20:29'])
      expect(timed({ doorsAt })).toEqual(['doorsAt: Doors must open before the start, by 24 hours at most.']);
    for (const endsAt of [start, '2026-07-20T19:30', '2026-07-21T20:31'])
      expect(timed({ endsAt })).toEqual([
        'endsAt: The likely end must be after the start, by 24 hours at most.',
      ]);
  });

  test('a status is one of four, and nothing that the server sets is taken', () => {
    expect(problems(schemas.gigSchema, { status: 'maybe' })).toEqual([
      'status: A gig can be scheduled, cancelled, postponed or sold out.',
    ]);
    const body = { status: 'soldOut', slug: 'mine', previousDatetime: '2026-07-20T20:30', sequence: 5 };
    expect(schemas.gigSchema.validateSync(body)).toEqual({ status: 'soldOut' });
  });

  test.each([5, true, 'soon', '2026-02-30T10:00:00Z', {}, [], new Date(NaN)])('%j is no date', (datetime) => {
    expect(problems(schemas.gigSchema, { datetime })).toHaveLength(1);
  });

  test.each(['https://a.ie/x?y', 'http://a.ie', 'tel:+35365', 'mailto:a@b.ie', ''])(
    '%j may be a link',
    (artistLink) => {
      expect(problems(schemas.gigSchema, { ...gig, artistLink })).toEqual([]);
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.ie',
    'www.a.ie',
    'https:a',
    'https://a b',
    'JaVaScRiPt:x',
  ])('%j may not be a link', (artistLink) => {
    expect(problems(schemas.gigSchema, { ...gig, artistLink })).toHaveLength(1);
  });

  test.each(['id-Séamus (1).jpg', 'a_b.webp', ''])('%j may be a file name', (img) => {
    expect(problems(schemas.gigSchema, { ...gig, img })).toEqual([]);
  });

  test.each(['../a.jpg', 'a/b.jpg', 'a\\b.jpg', 'a..jpg', '.env', 'a\n.jpg', 'a%2f.jpg', '<a>.jpg'])(
    '%j may not be a file name',
    (img) => {
      expect(problems(schemas.gigSchema, { ...gig, img }).length).toBeGreaterThan(0);
    },
  );

  test('HTML is text and stays; control characters and half characters do not pass', () => {
    expect(schemas.gigSchema.validateSync({ ...gig, desc: '<b>\n\tx</b>' }).desc).toBe('<b>\n\tx</b>');
    for (const desc of ['\u0000', '\u0085', '\uD800'])
      expect(problems(schemas.gigSchema, { ...gig, desc })).toHaveLength(1);
  });
});

test('profiles need a name and an address; a new password counts only when typed', () => {
  expect(problems(schemas.profileSchema, { username: 'Una', email: 'una@venue.test', password: '' })).toEqual(
    [],
  );
  expect(problems(schemas.profileSchema, { username: ' ', email: 'una', password: '123456789' })).toEqual([
    'email: This is not a valid email address.',
    'password: The new password needs at least 10 characters.',
    'username: Please type a username.',
  ]);
});

test('new staff needs a role that exists, a sign-in only its two fields', () => {
  const una = { username: 'Una', email: 'una@venue.test', password: 'long-enough' };
  expect(problems(schemas.newStaffSchema, { ...una, role: 'chef' })).toEqual([]);
  expect(problems(schemas.newStaffSchema, { ...una, role: 'king' })).toHaveLength(1);
  expect(problems(schemas.loginSchema, { email: 'x', password: 'y' })).toEqual([]);
  expect(problems(schemas.loginSchema, { email: { $ne: '' }, password: 5 })).toHaveLength(2);
});

test.each([
  'a@b.ie, c@d.ie',
  'a<b@evil.ie>',
  'A <a@b.ie>',
  'a@b.ie\r\nBcc: c@d.ie',
  'a@b',
  '"a b"@c.ie',
  'group:a@b.ie;',
])('mail is not sent to %j', (recipient) => {
  expect(problems(schemas.emailSchema, { recipient, subject: 's', text: 't' }).length).toBeGreaterThan(0);
});

test('a mail’s subject is one line', () => {
  const mail = { recipient: 'a@b.ie', subject: 'Hello', text: 'Two\nlines' };
  expect(problems(schemas.emailSchema, mail)).toEqual([]);
  expect(problems(schemas.emailSchema, { ...mail, subject: 'x\r\nBcc: c@d.ie' })).toHaveLength(1);
});

test('a booking has a way to answer, a real day and time, and a party that fits', () => {
  const booking = { name: 'Una', phone: '065 555 0142', date: '2026-12-01', time: '19:30', partySize: 12 };
  expect(problems(schemas.bookingSchema, booking)).toEqual([]);
  for (const wrong of [
    { phone: '' },
    { date: '2026-02-29' },
    { time: '24:00' },
    { partySize: 0 },
    { partySize: 1_000 },
    { partySize: 2.5 },
    { partySize: '2' },
  ]) {
    expect(problems(schemas.bookingSchema, { ...booking, ...wrong }), JSON.stringify(wrong)).toHaveLength(1);
  }
});

const { schemaOf: _, withDescriptions: __, ...ofBodies } = schemas;
const every = Object.entries(ofBodies) as unknown as [string, Schema][];

test.each(every)('%s answers anything at all with a value or a ValidationError', (_, schema) => {
  fc.assert(
    fc.property(
      fc.anything({ key: fc.oneof(fc.string(), fc.constantFrom('contents', 'panels', 'body', 'email')) }),
      (value) => {
        problems(schema, value);
      },
    ),
    { numRuns: 50 },
  );
});

test.each(['toString', 'constructor', '__proto__', 'valueOf'])(
  'a field named %s is dropped like any unknown one',
  (name) => {
    const body = JSON.parse(`{"${name}": 5, "datetime": "2026-07-20T20:30Z", "artist": "A"}`);
    expect(Object.keys(schemas.gigSchema.validateSync(body)).sort()).toEqual(['artist', 'datetime']);
    const nested = JSON.parse(`{"contents": [{"elementType": {"${name}": 5}, "content": "x"}]}`);
    expect(new Set(problems(schemas.openingHoursSchema, nested)).size).toBe(1);
    const button = JSON.parse(`{"landingButton1": {"${name}": 5}}`);
    expect(new Set(problems(schemas.websiteSchema, button)).size).toBe(1);
  },
);

test('what the menu schema lets through passes it again unchanged', () => {
  const element = fc.oneof(
    fc.record({
      elementType: fc.constantFrom('Dish', 'WineItem'),
      content: fc.constant(strings('a', '', '€9')),
    }),
    fc.record({
      elementType: fc.constantFrom('Line', 'Break'),
      content: fc.constantFrom(undefined, strings('')),
    }),
  );
  fc.assert(
    fc.property(fc.array(element, { maxLength: 8 }), (contents) => {
      const once = schemas.menuSchema.validateSync({ ...menu, contents });
      expect(schemas.menuSchema.validateSync(once)).toEqual(once);
    }),
  );
});

describe('the year of a gig', () => {
  const read = (datetime: string) => schemas.gigSchema.validate({ datetime });

  it('may be from 2000 to 2100', async () => {
    await expect(read('2000-01-01T20:30:00Z')).resolves.toBeDefined();
    await expect(read('2100-12-31T20:30:00Z')).resolves.toBeDefined();
  });

  it.each(['1999-12-31T20:30:00Z', '2101-01-01T20:30:00Z', '9999-12-31T23:59:59Z'])(
    '%s is a slip of the finger',
    async (datetime) => {
      await expect(read(datetime)).rejects.toThrow('Please check the year: it must be from 2000 to 2100.');
    },
  );
});

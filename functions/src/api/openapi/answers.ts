import {
  accountOperations,
  buttonTypes,
  legalElementTypes,
  loginParts,
  menuElementTypes,
  openingHoursElementTypes,
  roles,
  websiteGalleryFields,
  websiteImageFields,
  websiteTextFields,
} from '@venue/domain';
import { contentKinds } from '../../content/kinds.ts';
import {
  answerSchema,
  dateTimeSchema,
  listSchema,
  schemaRef,
  textSchema,
  type JsonSchema,
} from './json-schema.ts';

const stamps = { createdAt: dateTimeSchema, updatedAt: dateTimeSchema };
const items = listSchema(answerSchema({ contentString: textSchema }));
const oneOf = (among: readonly string[]): JsonSchema => ({ type: 'string', enum: among });
const same = (names: readonly string[], schema: JsonSchema) =>
  Object.fromEntries(names.map((name) => [name, schema]));

const user = {
  _id: textSchema,
  username: textSchema,
  email: textSchema,
  desc: textSchema,
  profileImg: textSchema,
  role: oneOf(roles),
};

const mail = {
  _id: textSchema,
  recipient: textSchema,
  subject: textSchema,
  state: {
    ...oneOf(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR']),
    description: 'PENDING: kept. SUCCESS: the mail server has it. ERROR: it has not.',
  },
  reason: { ...textSchema, description: 'Why it was not handed over.' },
  mayHaveArrived: {
    type: 'boolean',
    description: 'The mail server had the whole text but did not answer: the recipient may have it.',
  },
};

/** What the calls answer. Nothing leaves the server that is not named here. */
export const answers: Record<string, JsonSchema> = {
  Website: answerSchema(
    {
      _id: textSchema,
      ...same(websiteTextFields, textSchema),
      ...same([...websiteImageFields, 'heroVideo'], { ...textSchema, description: 'File name, or empty.' }),
      ...same([...websiteGalleryFields, 'restaurantInfo'], listSchema(textSchema)),
      updatedAt: dateTimeSchema,
    },
    ['updatedAt'],
  ),
  Menu: answerSchema(
    {
      _id: textSchema,
      title: textSchema,
      route: textSchema,
      contents: listSchema(answerSchema({ elementType: oneOf(menuElementTypes), content: items })),
      position: { type: 'number', description: 'Place in the row of tabs, from 0.' },
      updatedAt: dateTimeSchema,
    },
    ['updatedAt'],
  ),
  OpeningHours: answerSchema(
    {
      _id: textSchema,
      contents: listSchema(
        answerSchema({ elementType: oneOf(openingHoursElementTypes), content: textSchema }),
      ),
      updatedAt: dateTimeSchema,
    },
    ['updatedAt'],
  ),
  LegalText: answerSchema(
    {
      _id: textSchema,
      contents: listSchema(answerSchema({ elementType: oneOf(legalElementTypes), content: items })),
      updatedAt: dateTimeSchema,
    },
    ['updatedAt'],
  ),
  Route: answerSchema(
    {
      _id: textSchema,
      title: textSchema,
      route: textSchema,
      topImg: textSchema,
      introTitle: textSchema,
      introDesc: textSchema,
      panels: listSchema(schemaRef('Panel')),
      ...stamps,
    },
    Object.keys(stamps),
  ),
  Panel: answerSchema({
    _id: textSchema,
    panelTitle: textSchema,
    panelDesc: textSchema,
    panelImg: textSchema,
    panelButtonType: oneOf(buttonTypes),
  }),
  Event: answerSchema(
    {
      _id: textSchema,
      artist: textSchema,
      artistLink: textSchema,
      desc: textSchema,
      img: textSchema,
      datetime: dateTimeSchema,
      ...stamps,
    },
    Object.keys(stamps),
  ),
  Deleted: answerSchema({ _id: textSchema, msg: textSchema }),
  User: answerSchema(user),
  SignedIn: answerSchema({
    user: schemaRef('User'),
    token: { ...textSchema, description: 'A Firebase ID token, good for an hour.' },
    customToken: {
      ...textSchema,
      description:
        'A Firebase custom token, good for 60 seconds: signInWithCustomToken opens a session with it.',
    },
  }),
  StaffMember: answerSchema({ ...user, disabled: { type: 'boolean' }, lastSignIn: dateTimeSchema }, [
    'lastSignIn',
  ]),
  BackupSummary: answerSchema({
    documents: { type: 'integer' },
    files: { type: 'integer' },
    accounts: { type: 'integer' },
    bytes: { type: 'integer', description: 'Size of the files, which is nearly all of it.' },
  }),
  BackupDownload: answerSchema({
    _id: textSchema,
    state: {
      ...oneOf(['waiting', 'running', 'done', 'failed']),
      description: 'done: the last byte is on its way.',
    },
    entries: { type: 'integer', description: 'Documents, files and accounts so far.' },
    bytes: { type: 'integer', description: 'Their size before compression.' },
  }),
  BackupTicket: answerSchema({
    _id: textSchema,
    state: oneOf(['waiting']),
    entries: { type: 'integer' },
    bytes: { type: 'integer' },
    validUntil: dateTimeSchema,
    url: { type: 'string', format: 'uri', description: 'Gives the file, once.' },
  }),
  AccountChange: answerSchema({
    _id: textSchema,
    uid: { ...textSchema, description: 'The account.' },
    email: textSchema,
    username: textSchema,
    operation: { ...oneOf(accountOperations), description: 'login: an own change of address or password.' },
    details: answerSchema(
      {
        from: { ...oneOf(roles), description: 'The role until then.' },
        to: { ...oneOf(roles), description: 'The role from then on.' },
        changed: listSchema(oneOf(loginParts)),
      },
      ['from', 'to', 'changed'],
    ),
    by: { ...textSchema, description: 'uid of who did it; script for a command.' },
    byName: { ...textSchema, description: 'Their name at that time; empty for a command.' },
    at: dateTimeSchema,
  }),
  ResetLink: answerSchema({ _id: textSchema, link: { type: 'string', format: 'uri' } }),
  StoredFile: answerSchema({
    file: { ...textSchema, description: 'The name it is stored under.' },
    filename: { ...textSchema, description: 'The same name.' },
    width: { type: 'integer', description: 'Pixels; 0 for videos.' },
    height: { type: 'integer' },
    widths: { ...listSchema({ type: 'integer' }), description: 'Widths of the smaller variants.' },
    contentType: textSchema,
  }),
  Media: answerSchema({
    file: textSchema,
    width: { type: 'integer' },
    height: { type: 'integer' },
    widths: listSchema({ type: 'integer' }),
    contentType: textSchema,
    alt: textSchema,
  }),
  MailStatus: answerSchema({
    canSend: { type: 'boolean', description: 'A mail server is set up. Without one no mail leaves.' },
  }),
  Mail: answerSchema({ msg: textSchema, ...mail }, ['reason', 'mayHaveArrived']),
  Revision: answerSchema({
    _id: textSchema,
    path: { ...textSchema, description: 'The kind of content, a slash and the id.' },
    kind: oneOf([...contentKinds]),
    operation: oneOf(['create', 'update', 'delete', 'restore']),
    before: { type: ['object', 'null'], description: 'The record before the change; null: there was none.' },
    by: { ...textSchema, description: 'uid of who saved.' },
    byName: { ...textSchema, description: 'Their name at that time; empty for a script.' },
    at: dateTimeSchema,
  }),
  Booking: answerSchema({
    _id: textSchema,
    date: textSchema,
    time: textSchema,
    partySize: { type: 'integer' },
    needsConfirmation: { type: 'boolean', description: 'The opening hours of that day could not be read.' },
    isMailed: { type: 'boolean', description: 'A mail to the guest is on its way.' },
  }),
  DecidedBooking: answerSchema({
    _id: textSchema,
    state: oneOf(['confirmed', 'declined', 'cancelled']),
    isMailed: {
      type: 'boolean',
      description: 'A mail to the guest is in the outbox. Whether it left shows in its delivery.',
    },
  }),
  Nearby: answerSchema({
    venue: schemaRef('Spot'),
    places: listSchema(
      answerSchema({
        name: textSchema,
        kind: oneOf(['restaurant', 'cafe', 'park', 'museum']),
        lat: { type: 'number' },
        lon: { type: 'number' },
        distance: { type: 'number', description: 'Metres.' },
      }),
    ),
  }),
  Spot: answerSchema({ lat: { type: 'number' }, lon: { type: 'number' } }),
  Error: answerSchema(
    {
      msg: { ...textSchema, description: 'A sentence for people.' },
      errors: {
        ...listSchema(answerSchema({ path: textSchema, message: textSchema })),
        description: 'The fields at fault, for example contents[2].content.',
      },
      requestId: {
        ...textSchema,
        description: 'Of a 5xx: names its line in the log, as the header X-Request-Id does.',
      },
    },
    ['errors', 'requestId'],
  ),
};

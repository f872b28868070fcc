import { accountOperations, kindNames, grantablePermissions, loginParts, roles } from '@venue/domain';
import { bookingAnswers, dayTimes, over } from './booking-answers.ts';
import { responseSchema, dateTimeSchema, listSchema, schemaRef, textSchema } from './json-schema.ts';
import { each, oneOf, recordAnswers, user } from './record-answers.ts';

const integer = { type: 'integer' };
const number = { type: 'number' };
const flag = { type: 'boolean' };
const link = { type: 'string', format: 'uri' };
const clockSchema = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
const picture = { width: integer, height: integer, widths: listSchema(integer), contentType: textSchema };

/** The responses of all calls. The server sends no field that is not named here. */
export const responses = {
  ...recordAnswers,
  ...bookingAnswers,
  Deleted: responseSchema(each(['_id', 'msg'], textSchema)),
  EventSeries: responseSchema({ events: listSchema(schemaRef('Event')) }),
  SignedIn: responseSchema({
    user: schemaRef('User'),
    token: { ...textSchema, description: 'A Firebase ID token, valid for an hour.' },
    customToken: {
      ...textSchema,
      description:
        'A Firebase custom token, valid for 60 seconds: signInWithCustomToken opens a session with it.',
    },
  }),
  AskedForReset: responseSchema({
    isMailed: { ...flag, description: 'A mail server is set up. Without one no email is sent.' },
    msg: textSchema,
  }),
  NewPasswordSet: responseSchema({
    ...each(['msg', 'email'], textSchema),
    signInPath: { ...textSchema, description: 'The sign-in screen of the account.' },
  }),
  StaffMember: responseSchema(
    {
      ...user,
      permissions: {
        ...listSchema(oneOf(grantablePermissions)),
        description: 'What super users have granted, beyond the role.',
      },
      disabled: flag,
      lastSignIn: dateTimeSchema,
    },
    ['lastSignIn'],
  ),
  BackupSummary: responseSchema({
    ...each(['documents', 'files', 'accounts'], integer),
    bytes: { ...integer, description: 'Size of the files, which are nearly all of it.' },
  }),
  BackupDownload: responseSchema({
    _id: textSchema,
    state: {
      ...oneOf(['waiting', 'running', 'done', 'failed']),
      description: 'done: the last byte is on its way.',
    },
    entries: { ...integer, description: 'Documents, files and accounts so far.' },
    bytes: { ...integer, description: 'Their size before compression.' },
  }),
  BackupTicket: responseSchema({
    _id: textSchema,
    state: oneOf(['waiting']),
    ...each(['entries', 'bytes'], integer),
    validUntil: dateTimeSchema,
    url: { ...link, description: 'Downloads the file, once.' },
  }),
  AccountChange: responseSchema({
    _id: textSchema,
    uid: { ...textSchema, description: 'The account.' },
    ...each(['email', 'username'], textSchema),
    operation: {
      ...oneOf(accountOperations),
      description: "login: the owner's change of email address or password.",
    },
    details: responseSchema(
      {
        from: { ...oneOf(roles), description: 'The role before.' },
        to: { ...oneOf(roles), description: 'The role after.' },
        granted: listSchema(oneOf(grantablePermissions)),
        withdrawn: listSchema(oneOf(grantablePermissions)),
        changed: listSchema(oneOf(loginParts)),
      },
      ['from', 'to', 'granted', 'withdrawn', 'changed'],
    ),
    by: { ...textSchema, description: 'uid of the author; script for a command.' },
    byName: { ...textSchema, description: 'Their name at that time; empty for a command.' },
    at: dateTimeSchema,
  }),
  ResetLink: responseSchema({ _id: textSchema, link }),
  StoredFile: responseSchema({
    file: { ...textSchema, description: 'The name it is stored under.' },
    filename: { ...textSchema, description: 'The same name.' },
    ...picture,
    width: { ...integer, description: 'Pixels; 0 for videos.' },
    widths: { ...picture.widths, description: 'Widths of the smaller variants.' },
  }),
  MailStatus: responseSchema({
    canSend: { ...flag, description: 'A mail server is set up. Without one no email is sent.' },
  }),
  Mail: responseSchema(
    {
      ...each(['msg', '_id', 'recipient', 'subject'], textSchema),
      state: {
        ...oneOf(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR']),
        description: 'PENDING: stored. SUCCESS: accepted by the mail server. ERROR: not accepted.',
      },
      reason: { ...textSchema, description: 'Why it was not sent.' },
      mayHaveArrived: {
        ...flag,
        description: 'The mail server received the whole text but confirmed nothing: it may have arrived.',
      },
    },
    ['reason', 'mayHaveArrived'],
  ),
  Revision: responseSchema({
    _id: textSchema,
    path: { ...textSchema, description: 'The kind of content, a slash and the id.' },
    kind: oneOf([...kindNames]),
    operation: oneOf(['create', 'update', 'delete', 'restore']),
    before: { type: ['object', 'null'], description: 'The record before the change; null for a creation.' },
    by: { ...textSchema, description: 'uid of the author.' },
    byName: { ...textSchema, description: 'Their name at that time; empty for a script.' },
    at: dateTimeSchema,
  }),
  Recomposed: responseSchema(
    {
      isChanged: { ...flag, description: 'Whether something was due.' },
      nextChangeAt: { ...dateTimeSchema, description: 'When something is due next; missing if nothing is.' },
    },
    ['nextChangeAt'],
  ),
  PreviewLink: responseSchema({
    path: { ...textSchema, description: 'Path of the front page; the other pages are below it.' },
    at: dateTimeSchema,
    withDrafts: flag,
    until: { ...dateTimeSchema, description: 'When the link ends.' },
  }),
  PreviewContent: responseSchema(
    {
      at: dateTimeSchema,
      withDrafts: flag,
      until: dateTimeSchema,
      isUnsaved: { ...flag, description: 'It shows settings that are not saved yet.' },
      site: { type: 'object', description: 'As in /content/site.json. Missing if a part was asked for.' },
      part: {
        type: 'object',
        description: 'As in /content/{part}.json. Missing if there is none at the time.',
      },
    },
    ['isUnsaved', 'site', 'part'],
  ),
  HoursOfDay: responseSchema({
    date: textSchema,
    areas: listSchema(
      responseSchema(
        {
          name: textSchema,
          closed: flag,
          spans: {
            ...listSchema(responseSchema(each(['opens', 'closes'], clockSchema))),
            description: 'A closing time that is not later than the opening time is on the next day.',
          },
          reason: { ...textSchema, description: 'Of a special day.' },
          readable: {
            ...flag,
            description: 'False when the hours cannot be read. Nothing is known about the day then.',
          },
        },
        ['reason'],
      ),
    ),
  }),
  HoursNow: responseSchema(
    {
      at: dateTimeSchema,
      areas: listSchema(
        responseSchema(
          {
            name: textSchema,
            isOpen: flag,
            until: { ...dateTimeSchema, description: 'If open; missing if it does not close within a week.' },
            opensNext: { ...dateTimeSchema, description: 'If closed; missing if not known.' },
          },
          ['until', 'opensNext'],
        ),
      ),
      notice: responseSchema(
        { ...each(['text', 'link'], textSchema), ...each(['from', 'until'], dateTimeSchema) },
        ['from'],
      ),
    },
    ['notice'],
  ),
  EventName: responseSchema({ ...each(['_id', 'artist'], textSchema), datetime: dateTimeSchema }, [
    'datetime',
  ]),
  ImportedEvents: responseSchema({
    events: {
      ...listSchema(schemaRef('Event')),
      description: 'The stored records, in the order of the body.',
    },
  }),
  MailedEvening: responseSchema({
    _id: { ...textSchema, description: 'The gig.' },
    date: { ...textSchema, description: 'The evening, YYYY-MM-DD.' },
    mailed: { ...integer, description: 'Emails that are in the outbox now.' },
    alreadyMailed: {
      ...integer,
      description: 'Guests who had got the same words before; they get them once.',
    },
    withoutEmail: { ...integer, description: 'Guests without an email address.' },
  }),
  Nearby: responseSchema({
    venue: schemaRef('Spot'),
    places: listSchema(
      responseSchema({
        name: textSchema,
        kind: oneOf(['restaurant', 'cafe', 'park', 'museum']),
        ...each(['lat', 'lon'], number),
        distance: { ...number, description: 'Metres.' },
      }),
    ),
  }),
  Spot: responseSchema(each(['lat', 'lon'], number)),
  Error: responseSchema(
    {
      msg: { ...textSchema, description: 'A sentence for people.' },
      errors: {
        ...listSchema(responseSchema(each(['path', 'message'], textSchema))),
        description: 'The invalid fields, for example contents[2].content.',
      },
      requestId: {
        ...textSchema,
        description: 'With a 5xx: identifies its log line, as the header X-Request-Id does.',
      },
      times: {
        ...dayTimes,
        description: 'Of an evening that is full: the free times nearest to the one asked for.',
      },
      days: { ...dayTimes, description: 'The same: about that time on evenings that follow.' },
      over,
    },
    ['errors', 'requestId', 'times', 'days', 'over'],
  ),
};

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areasOn, endOfNight, nextDay, nightOf, openingHours, readRecord } from '@venue/domain';
import { call } from './call.ts';
import { publishedSite } from './published.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';
import { snapshotContent } from './stored-state.ts';

const tonight = nightOf(new Date());
const endOfTonight = endOfNight(tonight).toISOString();
const everyDay = (area: string, times: string) => [
  { elementType: 'Area', content: area },
  { elementType: 'Days', content: 'Every day' },
  { elementType: 'Times', content: times },
];
const contents = [...everyDay('Restaurant', '00:00 – 23:59'), ...everyDay('Bar', '12:00 – 02:00')];
const specialDays = [
  { from: '2030-12-26', to: '2030-12-26', area: '', closed: true, times: '', reason: 'St Stephen’s Day' },
];
/** As they are stored. */
const named = specialDays.map((day) => ({ ...day, _id: expect.any(String) }));
let admin: Staff;
let restore: () => Promise<void>;
let gig: string;

beforeAll(async () => {
  restore = await snapshotContent();
  admin = await hire('admin');
});

beforeEach(async () => {
  await db.doc('closedTonight/main').delete();
  const { token, uid } = admin;
  await call('PUT', `/openingHours/main/${uid}`, { token, body: { contents, specialDays } });
  await call('PUT', `/notice/${uid}`, { token, body: { text: 'Oysters', until: ahead(48) } });
  const datetime = new Date(endOfNight(tonight).getTime() - 60 * 60_000);
  const { body } = await call('POST', '/event/super', {
    token,
    body: { artist: 'The Eleven Steps', datetime },
  });
  gig = body._id;
});

afterAll(async () => {
  await restore();
  await dismiss(admin);
});

const ahead = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();
const close = (body: object) =>
  call('POST', `/closedTonight/${admin.uid}`, {
    token: admin.token,
    body: { area: '', reason: '', ...body },
  });
const openAgain = () => call('DELETE', `/closedTonight/${admin.uid}`, { token: admin.token });
const closedAreas = async (day = tonight) =>
  areasOn(readRecord(openingHours, 'main', (await publishedSite())['openingHours']), day).map(
    ({ name, closed, reason }) => [name, closed, reason],
  );
const noticeText = async () => (await call('GET', '/notice')).body.text;
const findGig = async () => (await call('GET', `/event/find/${gig}`)).body;

describe('closed tonight', () => {
  it('changes hours, notice and gig in one step', async () => {
    const { status, body } = await close({ reason: 'a burst pipe', eventStatus: 'cancelled' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ area: '', reason: 'a burst pipe', until: endOfTonight });
    expect(await closedAreas()).toEqual([
      ['Restaurant', true, 'a burst pipe'],
      ['Bar', true, 'a burst pipe'],
    ]);
    expect(await noticeText()).toBe('Closed tonight: a burst pipe.');
    expect(await findGig()).toMatchObject({ status: 'cancelled', statusNote: 'a burst pipe' });
    const { docs } = await db
      .collection('revisions')
      .where('by', '==', admin.uid)
      .orderBy('at', 'desc')
      .limit(20)
      .get();
    const latest = docs.filter((doc) => doc.get('at').isEqual(docs[0]?.get('at')));
    expect(latest.map((doc) => doc.get('path'))).toEqual(
      expect.arrayContaining([
        ...['closedTonight/main', `events/${gig}`, 'notice/main', 'openingHours/main'],
      ]),
    );
  });

  it('is taken back exactly: the earlier notice returns, other special days stay', async () => {
    await close({ eventStatus: 'postponed' });
    const { status, body } = await openAgain();
    expect([status, body]).toEqual([200, { _id: 'main', msg: 'Open again. Everything is back as it was.' }]);
    expect(await closedAreas()).toEqual([
      ['Restaurant', false, undefined],
      ['Bar', false, undefined],
    ]);
    expect((await call('GET', '/openingHours/getAll')).body[0].specialDays).toEqual(named);
    expect(await noticeText()).toBe('Oysters');
    expect((await findGig()).status).toBe('scheduled');
    expect((await openAgain()).status).toBe(404);
  });

  it('leaves what somebody has changed since, and names it', async () => {
    await close({ area: 'bar' });
    const { token, uid } = admin;
    await call('PUT', `/notice/${uid}`, { token, body: { text: 'Bar open at 9 after all.' } });
    const { body } = await openAgain();
    expect(body.msg).toBe(
      'Open again. Somebody has since changed the notice, so that was left alone: have a look.',
    );
    expect(await noticeText()).toBe('Bar open at 9 after all.');
    expect(await closedAreas()).toContainEqual(['Bar', false, undefined]);
  });

  it('is obeyed by bookings', async () => {
    const tomorrow = nextDay(tonight);
    await close({ until: endOfNight(tomorrow) });
    const guest = { name: 'Ada Byrne', phone: '+353 65 123 4567', partySize: 2 };
    const booking = { ...guest, date: tomorrow, time: '19:00', requestId: randomUUID() };
    const { status, body } = await call('POST', '/bookings', { body: booking });
    expect([status, body.errors[0].path]).toEqual([400, 'date']);
  });

  it('of one area leaves the others open, and gigs alone', async () => {
    await close({ area: 'bar', reason: 'no beer' });
    expect(await closedAreas()).toEqual([
      ['Restaurant', false, undefined],
      ['Bar', true, 'no beer'],
    ]);
    expect(await noticeText()).toBe('Bar closed tonight: no beer.');
    expect(await findGig()).not.toMatchObject({ status: 'cancelled' });
  });

  it('made twice is one closure, and one call opens again', async () => {
    const { updatedAt } = (await close({ area: 'Bar' })).body;
    await close({ reason: 'a burst pipe', updatedAt });
    expect(await noticeText()).toBe('Closed tonight: a burst pipe.');
    await openAgain();
    expect((await call('GET', '/openingHours/getAll')).body[0].specialDays).toEqual(named);
    expect(await noticeText()).toBe('Oysters');
  });

  it('never takes back a closure that the person has not seen', async () => {
    await close({ area: 'Bar' });
    await openAgain();
    const seen = (await db.doc('closedTonight/main').get()).get('updatedAt').toDate().toISOString();
    const colleague = await hire('admin');
    const { token, uid } = colleague;
    const theirs = await call('POST', `/closedTonight/${uid}`, { token, body: { area: '', reason: 'gas' } });
    expect(theirs.status).toBe(201);
    for (const stale of [await close({ area: 'Bar' }), await close({ area: 'Bar', updatedAt: seen })]) {
      expect([stale.status, stale.body.msg]).toEqual([409, expect.stringContaining(colleague.username)]);
    }
    const opened = await call('DELETE', `/closedTonight/${admin.uid}?updatedAt=${seen}`, {
      token: admin.token,
    });
    expect([opened.status, opened.body.msg]).toEqual([409, expect.stringContaining(colleague.username)]);
    expect(await noticeText()).toBe('Closed tonight: gas.');
    const now = encodeURIComponent(theirs.body.updatedAt);
    expect(
      (await call('DELETE', `/closedTonight/${admin.uid}?updatedAt=${now}`, { token: admin.token })).status,
    ).toBe(200);
    await dismiss(colleague);
  });

  it('is over by itself: the earlier notice is back at its end', async () => {
    await close({});
    const notice = (await db.doc('notice/main').get()).data()!;
    await db.doc('notice/main').update({ until: new Date() });
    expect(notice['earlier']).toMatchObject([{ text: 'Oysters' }]);
    expect(await noticeText()).toBe('Oysters');
  });

  it.each([
    [{ area: 'Terrace' }, 'area'],
    [{ until: '2020-01-01T00:00:00Z' }, 'until'],
    [{ until: '2099-01-01T00:00:00Z' }, 'until'],
    [{ from: '2099-01-01T00:00:00Z' }, 'from'],
    [{ reason: 'x'.repeat(500) }, 'reason'],
    [{ eventStatus: 'exploded' }, 'eventStatus'],
  ])('%j is refused at its field, and nothing changes', async (body, path) => {
    const { version } = await publishedSite();
    const answer = await close(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ path }));
    expect((await publishedSite())['version']).toBe(version);
  });

  it('cannot be restored from the history, which knows only a part of it', async () => {
    await close({});
    await openAgain();
    const { body } = await call('GET', '/revisions?path=closedTonight/main', { token: admin.token });
    const answer = await call('POST', `/revisions/${body[0]._id}/restore`, { token: admin.token });
    expect(answer.status).toBe(409);
  });
});

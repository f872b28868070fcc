import { fixedImages } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { composeSite, namedFiles, type Documents } from './publish.ts';

const now = new Date('2026-07-01T20:00:00Z');
const hoursFromNow = (hours: number) => Timestamp.fromMillis(now.getTime() + hours * 3_600_000);
const event = (hours: number, img = '') => ({ artist: 'x', datetime: hoursFromNow(hours), img });

it('all upcoming events are published and of the past ones the latest 60, by date', () => {
  const documents: Documents = new Map();
  for (let i = 1; i <= 70; i += 1) documents.set(`events/past${i}`, event(-24 * i));
  for (let i = 1; i <= 70; i += 1) documents.set(`events/next${i}`, event(24 * i));
  const ids = composeSite(documents, now).events.map(({ _id }) => _id);
  expect(ids).toHaveLength(130);
  expect([ids[0], ids[59], ids[60], ids[129]]).toEqual(['past60', 'past1', 'next1', 'next70']);
});

it('menus are published in the order of their tabs, without what is not public', () => {
  const documents: Documents = new Map([
    ['menus/b', { title: 'B', position: 1, updatedBy: 'uid' }],
    ['menus/a', { title: 'A', position: 0 }],
  ]);
  const { menus } = composeSite(documents, now);
  expect(menus.map(({ title }) => title)).toEqual(['A', 'B']);
  expect(menus[1]).not.toHaveProperty('updatedBy');
});

it('every file that the site names is looked up once, and no path', () => {
  const documents: Documents = new Map<string, object>([
    ['website/main', { logoImg: 'a.jpg', galleryImgs: ['a.jpg', 'b.jpg', '../users/x'], heroVideo: 'v.mp4' }],
    ['routes/r', { topImg: 'c.jpg', panels: [{ panelImg: 'd.jpg' }] }],
    ['events/e', event(1, 'e.jpg')],
  ]);
  const ofRecords = namedFiles(composeSite(documents, now)).filter((file) => !fixedImages().includes(file));
  expect(ofRecords).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'v.mp4']);
});

import { endsOf, withoutEnded } from './ended.ts';

const now = new Date('2026-03-15T17:00:00Z');
const over = { _id: 'over', showUntil: '2026-03-15T17:00:00.000Z' };
const later = { _id: 'later', showUntil: new Date('2026-03-15T17:00:01Z') };
const always = { _id: 'always' };

it('leaves out what has ended, from every list', () => {
  expect(withoutEnded({ version: 'v', menus: [over, always], nextGigs: [later, over] }, now)).toEqual({
    ...{ version: 'v', menus: [always], nextGigs: [later] },
  });
});

it('is the same object while nothing has ended', () => {
  const site = { menus: [later, always], customPages: [] };
  expect(withoutEnded(site, now)).toBe(site);
});

it.each(['menu', 'customPage', 'gig'])('has no part of a %s that has ended', (name) => {
  expect(withoutEnded({ [name]: over }, now)).toBeUndefined();
  expect(withoutEnded({ [name]: later }, now)).toEqual({ [name]: later });
});

it('leaves out records of any kind, whatever their list or part calls them', () => {
  expect(withoutEnded({ version: 'v', files: ['a'], offers: [over, later] }, now)).toEqual({
    ...{ version: 'v', files: ['a'], offers: [later] },
  });
  expect(withoutEnded({ sign: over, media: {} }, now)).toBeUndefined();
  expect(endsOf({ offers: [over], sign: later, parts: { offers: 'v' } })).toEqual([now, later.showUntil]);
});

it('names the moments at which something ends', () => {
  expect(endsOf({ menus: [over, always], gig: later })).toEqual([now, later.showUntil]);
});

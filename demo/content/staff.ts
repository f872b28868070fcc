import type { GrantablePermission, User } from '@venue/domain';

/** A member of the demo's staff, with what is granted to the account. */
export type DemoStaff = Omit<User, '_id'> & { password: string; permissions?: GrantablePermission[] };

/**
 * The demo logins: one a role, and a chef who may change dishes. Their passwords are printed by the start command; they
 * are for emulators only.
 */
export const staff: DemoStaff[] = [
  {
    role: 'super',
    email: 'super@venue.test',
    password: 'super-demo-1',
    username: 'Fintan Lillis',
    desc: 'Owns the half of the place that leaks. Keeper of keys, fuses and the good ladder.',
    profileImg: 'profile-2.jpg',
  },
  {
    role: 'admin',
    email: 'admin@venue.test',
    password: 'admin-demo-1',
    username: 'Imelda Hehir',
    desc: 'Runs the floor, the diary and, between four and five, the website.',
    profileImg: 'profile-3.jpg',
  },
  {
    role: 'host',
    email: 'host@venue.test',
    password: 'host-demo-1',
    username: 'Dara Shannon',
    desc: 'Keeps the book, the door and the peace.',
    profileImg: 'profile-4.jpg',
  },
  {
    role: 'chef',
    email: 'chef@venue.test',
    password: 'chef-demo-1',
    username: 'Sorcha Marrinan',
    desc: 'Head chef. Meets the boats at noon and will not be rung before one.',
    profileImg: 'profile-1.jpg',
  },
  {
    role: 'chef',
    permissions: ['changeDishes'],
    email: 'kitchen@venue.test',
    password: 'kitchen-demo-1',
    username: 'Bríd Kinnane',
    desc: 'Sous chef. Says when the crab is gone, and keeps the list of what is in everything.',
    profileImg: 'profile-5.jpg',
  },
];

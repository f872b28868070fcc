import type { User } from '@venue/domain';

/** The three demo logins, one a role. Their passwords are printed by the start command; they are for emulators only. */
export const staff: (Omit<User, '_id'> & { password: string })[] = [
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
    role: 'chef',
    email: 'chef@venue.test',
    password: 'chef-demo-1',
    username: 'Sorcha Marrinan',
    desc: 'Head chef. Meets the boats at noon and will not be rung before one.',
    profileImg: 'profile-1.jpg',
  },
];

import { definePage } from '../../page-definition.tsx';
import type { RoomPageProps } from './room-page.tsx';

/** @param name the title until staff have entered one */
function defineRoom(path: string, name: string, page: Omit<RoomPageProps, 'title'>) {
  const { room } = page;
  return definePage({
    path,
    code: () => import('./room-page.tsx'),
    meta: ({ site: { website } }) => ({
      title: website[`${room}Title`] || name,
      description: website[`${room}Desc`],
    }),
    render: ({ RoomPage }, { site }) => <RoomPage title={site.website[`${room}Title`] || name} {...page} />,
    picture: ({ site }) => site.website[`${room}TopImg`],
    records: ({ website }) => [website],
  });
}

export const pages = [
  // The chef's table is not booked online: its link asks for it, and a person decides (embedded/reservation/asked.ts).
  defineRoom('/chefs-table-experience', 'The chef’s table', {
    room: 'chefsTable',
    button: 'Book',
    query: '?note=chefs-table',
  }),
  defineRoom('/wine-experience-room', 'The wine cave', { room: 'wineCave', button: 'Book' }),
  defineRoom('/careers', 'Careers', { room: 'career', button: 'ContactUs' }),
];

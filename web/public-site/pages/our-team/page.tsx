import { definePage } from '../../page-definition.tsx';

export const pages = [
  definePage({
    path: '/our-team',
    code: () => import('./our-team-page.tsx'),
    meta: () => ({
      title: 'Our team',
      description: 'Who opens the door, who cooks, who pours and who tunes the room.',
    }),
    render: ({ OurTeamPage }) => <OurTeamPage />,
  }),
];

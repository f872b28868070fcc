/** An example body for each write, which the tests send. */
export const examples = {
  menu: {
    title: 'Supper',
    route: 'supper',
    contents: [
      { elementType: 'CategoryTitle', content: [{ contentString: 'From the pier' }] },
      {
        elementType: 'Dish',
        content: [
          { contentString: 'Hake' },
          { contentString: 'brown butter, samphire' },
          { contentString: '€24' },
        ],
      },
      { elementType: 'Line', content: [] },
    ],
  },
  openingHours: {
    contents: [
      { elementType: 'Area', content: 'Restaurant' },
      { elementType: 'Days', content: 'Friday & Saturday' },
      { elementType: 'Times', content: '17:00 – 22:00' },
    ],
    specialDays: [
      {
        from: '2031-12-26',
        to: '2031-12-26',
        area: '',
        closed: true,
        times: '',
        reason: 'St Stephen’s Day',
      },
    ],
  },
  legalText: {
    contents: [
      { elementType: 'Title', content: [{ contentString: 'Bookings' }] },
      { elementType: 'Paragraph', content: [{ contentString: 'We hold a table for fifteen minutes.' }] },
      { elementType: 'List', content: [{ contentString: 'by phone' }, { contentString: 'online' }] },
    ],
  },
  route: {
    title: 'Oyster week',
    route: 'oysters',
    topImg: 'oysters.jpg',
    introTitle: 'Eight days of oysters',
    introDesc: 'Opened at the bar from noon.',
    panels: [{ panelTitle: 'Come early', panelDesc: '', panelImg: 'pint.jpg', panelButtonType: 'Book' }],
  },
  event: {
    artist: 'The Half Doors',
    artistLink: 'https://example.com/half-doors',
    desc: 'Two fiddles and a box.',
    img: 'fiddle.jpg',
    datetime: '2031-06-14T20:30:00Z',
    doorsAt: '2031-06-14T19:30:00Z',
    endsAt: '2031-06-14T22:30:00Z',
    support: 'Méabh Tarpey-Lunn',
    price: '€15',
    ticketLink: 'https://example.com/tickets',
    status: 'scheduled',
    statusNote: '',
  },
  profile: {
    username: 'Nora',
    email: 'admin@venue.test',
    desc: 'Books the music.',
    profileImg: 'profile-1.jpg',
    currentPassword: 'admin-demo-1',
  },
  mail: { recipient: 'guest@example.com', subject: 'Your table', text: 'Half seven it is.' },
  errorReport: {
    message: "Cannot read properties of undefined (reading 'title')",
    stack: 'TypeError: …\n    at draw (https://venue.example/assets/menus-page-1a2b3c4d.js:1:2345)',
    page: '/menus',
    version: '/assets/app-1a2b3c4d.js',
  },
} as const;

/** An example body for each write, which the tests send. */
export const examples = {
  login: { email: 'admin@venue.test', password: 'admin-demo-1' },
  forgotPassword: { email: 'nobody@venue.test' },
  newPassword: { code: 'the-code-of-a-link', password: 'a-new-password' },
  website: { landingHeroTitle: 'Fathoms', landingButton1: 'Menu', restaurantInfo: ['Dogs welcome outside'] },
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
  dishChange: {
    allergens: ['gluten:wheat', 'fish', 'milk'],
    diets: [],
    confirmed: true,
    off: { until: '2031-06-15T04:00:00Z' },
  },
  allMenus: {
    body: [
      {
        _id: 'main',
        title: 'Main menu',
        route: 'main',
        contents: [{ elementType: 'Title', content: [{ contentString: 'Main menu' }] }],
      },
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
  notice: { text: 'The kitchen closes at 8 tonight.', until: null },
  closedTonight: { area: '', reason: 'a burst pipe', until: null, eventStatus: 'cancelled' },
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
  eventSeries: {
    event: { artist: 'The Half Doors', datetime: '2031-06-14T20:30:00Z', endsAt: '2031-06-14T22:30:00Z' },
    dates: ['2031-06-14T20:30:00Z', '2031-06-21T20:30:00Z'],
  },
  preview: { at: '2031-03-30T13:00:00Z', withDrafts: true },
  previewContent: { token: 'a-token-of-another-venue', part: 'gigs' },
  profile: {
    username: 'Nora',
    email: 'admin@venue.test',
    desc: 'Books the music.',
    profileImg: 'profile-1.jpg',
    currentPassword: 'admin-demo-1',
  },
  mail: { recipient: 'guest@example.com', subject: 'Your table', text: 'Half seven it is.' },
  booking: {
    name: 'Ada Byrne',
    email: 'ada@example.com',
    date: '2031-06-14',
    time: '19:00',
    partySize: 4,
    requestId: '5f0c7a3e-2f1d-4b53-9f63-0a4f5f0f7a11',
  },
  decision: { state: 'confirmed' },
  staffBooking: { source: 'phone', name: 'Ada Byrne', date: '2031-06-14', time: '19:00', partySize: 4 },
  bookingSearch: { text: 'byrne' },
  cancelEvening: { text: 'A pipe has burst in the kitchen. We are sorry, and hope to see you another day.' },
  eveningMail: {
    subject: 'The Half Doors on Saturday',
    text: 'The Half Doors will not play that evening. Your table is kept for you as booked.',
  },
  eventImport: {
    events: [
      { artist: 'The Half Doors', datetime: '2031-06-14T21:30', price: 'Free' },
      {
        artist: 'Low Water',
        datetime: '2031-06-21T21:30',
        doorsAt: '2031-06-21T20:00',
        desc: 'Bass, mostly.',
      },
    ],
  },
  alt: { alt: 'Lobster pots on the quay at dusk' },
  newStaff: { username: 'Con', email: 'con@venue.test', role: 'chef', password: 'a-long-password' },
  role: { role: 'admin' },
  grants: { permissions: ['changeDishes'] },
  disabled: { disabled: true },
  errorReport: {
    message: "Cannot read properties of undefined (reading 'title')",
    stack: 'TypeError: …\n    at draw (https://venue.example/assets/menus-page-1a2b3c4d.js:1:2345)',
    page: '/menus',
    version: '/assets/app-1a2b3c4d.js',
  },
} as const;

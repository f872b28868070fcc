/** People who book at the demo venue, none of whom exists. */
export const guests: string[] = [
  ...['Maeve Considine', 'Tadhg O’Dea', 'Gráinne Hehir', 'Pat “The Ferry” Kinnane', 'Aoife Marrinan'],
  ...['Lorcan Galvin', 'Nuala Talty', 'Con Haugh', 'Siobhán Blake', 'Dympna Shannon', 'Fiachra Lillis'],
  ...['Una Keane', 'Declan Bonfil', 'Róisín Garrihy', 'Mossie Cahill', 'Ita Moloney', 'Eoghan Burke'],
  ...['Brigid Falsey', 'Noel Downes', 'Ciara Whelan', 'Jürgen Feldkamp', 'Anneke de Wit', 'Hélène Morvan'],
  ...['Peadar Sexton', 'Kathleen Mescall', 'Oisín Crotty', 'Delia Nagle', 'Frank & Rita Lynch'],
  ...['The Tidy Towns committee', 'Kilvara Rowing Club', 'Dr Imelda Roche', 'Sgt Martin Hayes'],
];

/** What guests ask, and what staff note. */
export const wishes: { message?: string; note?: string; allergies?: string }[] = [
  { message: 'By the window if the window is not leaking.' },
  { note: 'Anniversary. He has forgotten; be kind.' },
  { allergies: 'Shellfish, properly. Carries a pen.' },
  { message: 'A pram comes too, and its owner.' },
  { note: 'Tips in eggs.' },
  { allergies: 'Coeliac' },
  { note: 'Sat at H3 the last four times and was happy each time.' },
  { message: 'We are off the late ferry, so have mercy.' },
];

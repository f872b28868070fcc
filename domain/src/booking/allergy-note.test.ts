import { mentionsAllergy } from './allergy-note.ts';

it.each([
  'Nut allergy!',
  'One of us is allergic to shellfish',
  'My son is a coeliac.',
  'celiac disease, please',
  'gluten free for two',
  'No peanuts at all',
  'Lactose intolerant',
  'carries an EpiPen',
  'ailléirge ar chnónna',
  'Meine Frau hat eine Allergie gegen Nüsse',
  'Zöliakie',
  'allergique aux noix',
  'maladie cœliaque',
  'alergia al marisco',
  'No allergies.',
])('“%s” mentions an allergy', (note) => expect(mentionsAllergy(note)).toBe(true));

it.each([
  '',
  'By the window, please.',
  'A high chair, and we love your fish',
  'Donuts? Just kidding',
  'Minutes from the pier',
])('“%s” does not', (note) => expect(mentionsAllergy(note)).toBe(false));

it('nor does a booking without a note', () => expect(mentionsAllergy(undefined)).toBe(false));

import { allergenKey, category, dish, houseNotes, line, message, space, title } from './elements.ts';

/** Valentine's week: five courses, one price, tables for two and for the undecided. */
export const valentines = [
  title('Valentine’s week'),
  message(
    'Five courses, €78 each, from the tenth to the sixteenth of February. No balloons, no violinist at your elbow, and no heart-shaped anything except the beetroot, which grew that way.',
  ),
  line(),
  category('To break the silence'),
  dish('Oysters, one each and one to fight over', 'Rhubarb mignonette (12, 14)'),
  space(),
  category('To be going on with'),
  dish('Crab custard', 'Brown butter toast soldiers, for dipping or for gesturing (1 wheat, 2, 3, 7)'),
  dish('Beetroot, goat’s curd', 'The heart-shaped one. Walnuts, honey (7, 8 walnut, 12)'),
  space(),
  category('To share, if you have reached that stage'),
  dish('Turbot on the bone', 'Champagne sauce, leeks, one large plate (4, 7, 9, 12)', '+ €8 each'),
  dish('Côte de boeuf', 'Thirty-two days, marrow butter, tallow chips (7, 9, 12)', '+ €8 each'),
  dish(
    'Chicken and wild mushroom pie for two',
    'One lid, two spoons, a test of character (1 wheat, 3, 7, 9)',
  ),
  dish('Pumpkin and hazelnut gnocchi', 'Sage, sheep’s cheese (1 wheat, 3, 7, 8 hazelnut)'),
  space(),
  category('To hold your nerve'),
  dish('Blood orange ice, a splash of something', 'Say without, and it comes without (12)'),
  space(),
  category('To finish'),
  dish('Dark chocolate pot', 'Honeycomb, sea salt, two spoons whatever you said (3, 6, 7)'),
  dish('Carrageen and rose', 'Set so softly it shakes when you do (7, 8 pistachio)'),
  dish('Cheese', 'For the married (1 oats, 7, 12)'),
  line(),
  message(
    'Planning to ask a question? Tell Imelda the night before. We have had eleven yeses, and one “I’ll have the turbot first”.',
  ),
  allergenKey,
  houseNotes,
];

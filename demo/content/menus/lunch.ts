import { allergenKey, category, dish, houseNotes, line, message, space, title } from './elements.ts';

/** The set lunch in the bar. */
export const lunch = [
  title('Set lunch in the bar'),
  message(
    'Wednesday to Saturday, half twelve to three. Two courses €27, three courses €33. Tea in the price.',
  ),
  line(),
  category('To begin'),
  dish('Soup of the day', 'With the day’s opinion of bread (1 wheat, oats, 7, 9)'),
  dish('A cup of the chowder', 'The same one as at night, in a smaller argument (4, 7, 9, 12, 14)', '+ €3'),
  dish('Potted ham', 'Mustard, pickled carrots, soda bread toast (1 wheat, 7, 10, 12)'),
  dish(
    'Chicory, pear and blue cheese',
    'Walnuts over, because it is lunch and you are being good (7, 8 walnut, 10, 12)',
  ),
  space(),
  category('To go on with'),
  dish(
    'Fish and tallow chips',
    'Whatever was landed, in red ale batter, mushy peas, tartare (1 wheat, barley, 3, 4, 10, 12)',
  ),
  dish('Bacon, cabbage, parsley sauce', 'No foam. No tower. No notes (1 wheat, 7, 9)'),
  dish(
    'Beef and stout pie',
    'Lid attached all the way round, as the law should require (1 wheat, barley, 3, 7, 9)',
  ),
  dish('Mussels in cider', 'A bucket of them, bread to mop the evidence (1 wheat, 7, 12, 14)', '+ €4'),
  dish('Leek and barley risotto', 'Sheep’s cheese, crisp leek tops (1 barley, 7, 9, 12)'),
  space(),
  category('To finish'),
  dish('Apple crumble', 'Custard that was eggs this morning (1 wheat, oats, 3, 7)'),
  dish('Carrageen pudding', 'Go on (7)'),
  dish('A bit of cheese', 'And a biscuit to keep it company (1 oats, 7)', '+ €2'),
  line(),
  message(
    'In a hurry for the bus? Say so when you sit and you will be on the 14.10 with your coat buttoned.',
  ),
  allergenKey,
  houseNotes,
];

import { allergenKey, category, dish, houseNotes, line, message, space, title } from './elements.ts';

/** The festival's card: Féile na Mara, from noon on the quay. */
export const festival = [
  title('Féile na Mara'),
  message(
    'Three days a year the road is closed, the boats are blessed and the kitchen moves out to the quay. Paper plates, cold hands, the best weekend we have.',
  ),
  line(),
  category('At the oyster bench'),
  dish('Half a dozen, naked', 'Opened by Fintan, timed by the children (14)', '€19'),
  dish('Half a dozen, dressed', 'Cucumber, gin and horseradish (7, 12, 14)', '€21'),
  dish('Half a dozen, hot', 'Under smoked bacon and breadcrumbs, off the coals (1 wheat, 7, 14)', '€22'),
  dish('A dozen and two glasses of stout', 'The only sum most of us do all weekend (1 barley, 14)', '€46'),
  space(),
  category('Off the fire'),
  dish(
    'Half lobster, garlic and dillisk butter',
    'Out of the pots you can see from here, chips (2, 7)',
    '€34',
  ),
  dish(
    'Mackerel in a bap',
    'Ten minutes out of the water, gooseberry ketchup (1 wheat, 3, 4, 10, 12)',
    '€12',
  ),
  dish('Crab claws', 'By the half pound, with a hammer, on your own head be it (2, 7)', '€18'),
  dish('Burger of Clare beef', 'For the one in every family (1 wheat, 3, 7, 10)', '€15.50'),
  dish('Seaweed and potato cakes', 'Poached egg, wild garlic (1 wheat, 3, 7)', '€12.50'),
  space(),
  category('In the pot'),
  dish(
    'The big chowder',
    'Cooked in the currach men’s cauldron, stirred with an oar. A clean oar (4, 7, 9, 14)',
    '€11',
  ),
  dish('Periwinkles', 'A paper cone and a pin, as God and your grandmother intended (14)', '€5'),
  space(),
  category('Sweet'),
  dish('Ninety-nine with honeycomb', 'Sold from Bríd’s hatch until the queue stops (1 wheat, 7)', '€4.50'),
  dish(
    'Gur cake',
    'Yesterday’s bread, tea and raisins; you get a corner or you do not (1 wheat, 3, 7, 12)',
    '€4',
  ),
  line(),
  message('Children under ten who can name five fish eat free until two o’clock. “Fingers” is not a fish.'),
  allergenKey,
  houseNotes,
];

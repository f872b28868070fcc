import { allergenKey, category, dish, houseNotes, line, message, space, title } from './elements.ts';

/** The evening's card, upstairs and down. */
export const dinner = [
  title('What the tide left us'),
  message(
    'Most of this was decided at noon by two boats, the Second Opinion and the Bridget’s Patience. If a dish is gone, it went to a good home.',
  ),
  line(),
  category('While you read'),
  dish(
    'Kilvara oysters',
    'Opened when you order and not before. Shallot vinegar, lemon, hot sauce if you insist. Three or six (12, 14)',
    '€11 / €21',
  ),
  dish(
    'Treacle brown bread, dillisk butter',
    'Baked at two for the evening; the seaweed is off the Head (1 wheat, oats, 7)',
    '€5.50',
  ),
  dish(
    'Crubeen croquettes',
    'Pig’s foot, all the awkward parts done for you, apple mustard (1 wheat, 3, 10, 12)',
    '€8.50',
  ),
  space(),
  category('First'),
  dish(
    'Harbour chowder',
    'Smoked haddock, mussels, leeks, potato. Thick enough to argue with (4, 7, 9, 12, 14)',
    '€12.50',
  ),
  dish(
    'Crab on toast',
    'Brown meat below, white meat above, apple, sourdough; no mayonnaise was involved until late on (1 wheat, 2, 3, 10)',
    '€16',
  ),
  dish('Torched mackerel', 'Pickled gooseberry, horseradish cream, rye crumb (1 rye, 4, 7, 12)', '€13.50'),
  dish(
    'Scallops and black pudding',
    'Two of the one, two of the other, cauliflower, sherry vinegar (1 oats, 7, 12, 14)',
    '€17',
  ),
  dish(
    'Turf-baked beetroot',
    'Goat’s curd from the far side of the hill, walnuts, honey (7, 8 walnut, 12)',
    '€12',
  ),
  space(),
  category('Then'),
  dish(
    'Roast hake',
    'Mussels, dry cider, sea beet and the good potatoes. The one people ring about (4, 7, 12, 14)',
    '€29.50',
  ),
  dish(
    'Black sole on the bone',
    'Brown butter, capers, lemon. We will take the bones out for you and say nothing (1 wheat, 4, 7, 12)',
    '€39',
  ),
  dish(
    'Lamb shoulder off Cnoc Rua',
    'In since last night with barley, carrots and mint sauce as Fintan’s mother makes it, because she checks (1 barley, 7, 9, 12)',
    '€31',
  ),
  dish(
    'Sirloin, ten ounces, thirty-two days',
    'Tallow chips, burnt onion, whiskey and pepper sauce (7, 9, 12)',
    '€36',
  ),
  dish(
    'Duck leg and white pudding cassoulet',
    'A French idea, left out in the rain until it settled down (1 oats, 7, 9, 12)',
    '€28.50',
  ),
  dish(
    'Celeriac baked in salt',
    'Hazelnuts, hard sheep’s cheese, a gravy that took two days and no meat (7, 8 hazelnut, 9, 12)',
    '€23.50',
  ),
  space(),
  category('Beside it'),
  dish('Colcannon', 'With a well of butter, for architecture (7)', '€5.50'),
  dish('Tallow chips', 'Seaweed salt; fried apart in vegetable oil if you ask', '€5.50'),
  dish('Hispi, anchovy and crumb', 'Cabbage with ambitions (1 wheat, 4, 7)', '€6'),
  space(),
  category('After'),
  dish(
    'Carrageen pudding',
    'Set with seaweed and not apologising for it; stewed rhubarb, shortbread (1 wheat, 7)',
    '€9',
  ),
  dish('Warm porter cake', 'Whiskey butter, a spoon of cold cream (1 wheat, barley, 3, 7, 12)', '€9.50'),
  dish('Chocolate and sea-salt tart', 'Small, and you will be glad (1 wheat, 3, 6, 7)', '€10'),
  dish('Brown bread ice cream', 'Yesterday’s loaf, forgiven (1 wheat, oats, 3, 7)', '€8'),
  dish('Two Clare cheeses', 'One soft, one stubborn, oat biscuits, pear (1 oats, 7, 12)', '€13.50'),
  line(),
  allergenKey,
  houseNotes,
];

import { allergenKey, category, dish, houseNotes, line, message, space, title } from './elements.ts';

/** Mother's Day lunch: three courses, two sittings. */
export const mothersday = [
  title('Mother’s Day'),
  message(
    'Lunch at half twelve or three. Three courses €44, children under twelve €19. Mothers may have dessert first, or twice, and are not to stack the plates.',
  ),
  line(),
  category('First'),
  dish('Smoked salmon and brown bread', 'Lemon, capers, the good butter (1 wheat, oats, 4, 7, 12)'),
  dish('Spring vegetable soup', 'Wild garlic, a curl of cream (7, 9)'),
  dish('Chicken liver pâté', 'Rhubarb chutney, toast cut into triangles as she would (1 wheat, 3, 7, 12)'),
  dish('Asparagus, soft egg', 'If it has come up; purple sprouting if not (3, 7)'),
  space(),
  category('Second'),
  dish(
    'Roast rib of beef',
    'Yorkshire pudding, roasties, gravy you may ask for again (1 wheat, 3, 7, 9, 12)',
    '+ €4',
  ),
  dish('Leg of spring lamb', 'Mint sauce, new carrots, scallion mash (7, 9, 12)'),
  dish('Hake in parsley crumb', 'Peas, bacon, brown butter (1 wheat, 4, 7)'),
  dish(
    'Stuffed cabbage',
    'Barley, mushroom, tomato; better than it sounds and better than hers, do not say so (1 barley, 9)',
  ),
  dish('Roast for a small person', 'Any of the above, nothing touching anything else'),
  space(),
  category('Third'),
  dish('Pavlova', 'As high as the health and safety statement allows (3, 7)'),
  dish('Rhubarb fool', 'Ginger biscuits (1 wheat, 3, 7)'),
  dish('Warm porter cake', 'Whiskey butter (1 wheat, barley, 3, 7, 12)'),
  dish('Tea and a sit-down', 'A pot to herself, twenty minutes, nobody asking where anything is (7)'),
  line(),
  message(
    'There is a bunch of daffodils for every mother, and for anyone who has done the job without the title.',
  ),
  allergenKey,
  houseNotes,
];
